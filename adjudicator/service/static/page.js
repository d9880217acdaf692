"use strict";
// Makes the pages quicker; every page does its work without it. What is typed is kept by kept.js.
(() => {
  const $ = (what, from = document) => from.querySelector(what);
  const all = (what, from = document) => [...from.querySelectorAll(what)];
  // The interview: its address holds all answers, so the address is what is kept.
  const main = $("main");
  if (main.dataset.keep) kept.set("interview", { at: location.pathname + location.search, says: main.dataset.keep, lang: document.documentElement.lang });
  const resume = $("#resume"), begun = kept.get("interview");
  if (resume && begun && String(begun.at).startsWith("/ask?")) {
    $("#resume-link").href = begun.at;
    if (begun.lang === document.documentElement.lang) $("#resume-link").textContent = begun.says;
    resume.hidden = false;
    $("#resume-drop").addEventListener("click", () => { kept.drop("interview"); resume.hidden = true; $("h1").tabIndex = -1; $("h1").focus(); });
  }

  // An interview whose ruling was filed is not begun any more.
  const told = () => (kept.get("interview") || {}).at;
  if (/^\/docket\/[^/]+\/\d+$/.test(location.pathname)) {
    if (kept.get("to-file") && kept.get("to-file") === told()) kept.drop("interview");
    kept.drop("to-file");
  }
  const filing = $("section.file form");
  if (filing && (main.dataset.keep || new URLSearchParams(location.search).has("added"))) filing.addEventListener("submit", () => kept.set("to-file", told()));

  // From one question to the next the keyboard begins at the question, not at the top of the page.
  const from = document.referrer && new URL(document.referrer);
  if (main.dataset.keep && from && from.origin === location.origin && !location.hash && document.activeElement === document.body) main.focus({ preventScroll: true });

  // Cards and numbers are a grid for the arrow keys.
  const rows = all(".row, .numbers").map((row) => all("input, button", row).filter((each) => !each.disabled)).filter((row) => row.length);
  document.addEventListener("keydown", (event) => {
    const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key], down = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const at = rows.findIndex((row) => row.includes(event.target));
    if (at < 0 || !(along || down) || event.altKey || event.ctrlKey || event.metaKey) return;
    const middle = (each) => { const box = (each.closest("label") || each).getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
    const [x, y] = middle(event.target), flat = rows.flat(), mine = flat.indexOf(event.target);
    let next = along ? flat[mine + along] : null;
    if (down) {
      const beyond = flat.filter((each) => (middle(each)[1] - y) * down > 4);
      next = beyond.sort((a, b) => { const [p, q] = [middle(a), middle(b)]; return Math.abs(p[1] - y) * 4 + Math.abs(p[0] - x) - Math.abs(q[1] - y) * 4 - Math.abs(q[0] - x); })[0];
    }
    if (next) { event.preventDefault(); next.focus(); }
  });

  // Ticks of a hand, by the address of its page.
  const picker = $(".picker[data-sizes]");
  if (picker) {
    const boxes = all("input[type=checkbox]", picker), unknown = $("[name=u]", picker), done = $("[name=done]", picker);
    const tally = $(".tally", picker), undo = $("[data-undo]", picker), sizes = picker.dataset.sizes.split(" ").map(Number);
    const name = "ticks." + location.search;
    let order = boxes.filter((box) => box.checked);
    const tell = () => {
      const number = order.length + Math.max(0, Number(unknown.value) || 0);
      tally.textContent = tally.dataset.says.replace("#", number);
      done.disabled = sizes[0] > 0 && !sizes.includes(number);
      undo.hidden = !order.length;
      kept.set("ticks", { name, cards: order.map((box) => box.value), unknown: unknown.value });
    };
    const saved = kept.get("ticks");
    if (saved && saved.name === name && Array.isArray(saved.cards) && saved.cards.length + Number(saved.unknown)) {
      order = boxes.filter((box) => !box.disabled && saved.cards.includes(box.value));
      for (const box of order) box.checked = true;
      unknown.value = saved.unknown;
      const folded = picker.closest("details");
      if (folded) folded.open = true;
    }
    for (const box of boxes) box.addEventListener("change", () => {
      order = order.filter((other) => other !== box);
      if (box.checked) order.push(box);
      tell();
    });
    unknown.addEventListener("input", tell);
    undo.addEventListener("click", () => { const last = order.pop(); if (last) { last.checked = false; last.focus(); } tell(); });
    tell();
  }

  // A log is checked as it is typed.
  const log = $("textarea[data-draft=log][data-language]");
  if (log) {
    const place = $("#faults");
    let waiting = 0, asked = 0;
    const put = (kind, words, into) => { const made = document.createElement(kind); made.append(...[].concat(words)); into.append(made); return made; };
    const show = (faults) => {
      place.replaceChildren();
      if (!faults.length && log.value.trim()) put("p", log.dataset.clean, place).className = "why";
      for (const fault of faults.slice(0, 10)) {
        const box = put("div", [], place), at = Math.max(fault.column - 1, 0), end = at + Math.max(fault.length || 0, 1);
        box.className = "fault";
        const where = log.dataset.where.replace("%l", fault.line).replace("%c", fault.column);
        const says = put("p", [], box);
        put("b", where + " ", says);
        says.append(fault.says);
        const line = put("pre", [fault.text.slice(0, at)], box);
        put("mark", fault.text.slice(at, end) || " ", line);
        line.append(fault.text.slice(end));
        if (fault.hint) put("p", fault.hint, box).className = "why";
      }
    };
    const check = async () => {
      const mine = ++asked;
      try {
        const answer = await fetch("/v1/check", {
          method: "POST", headers: { "content-type": "application/json" },
          body: JSON.stringify({ log: log.value, language: log.dataset.language }),
        });
        const told = answer.ok ? await answer.json() : null;
        if (told && mine === asked) show(told.faults || []);
      } catch { /* no connection: said when the form is sent */ }
    };
    const later = () => { clearTimeout(waiting); waiting = setTimeout(check, 400); };
    log.addEventListener("input", later);
    if (log.value.trim() && !place.children.length && !log.closest("details")) later();
  }

  // A form is sent once it is certain that somebody is there; else it stays, and says so.
  const unsent = $("#unsent");
  let sending = false;
  document.addEventListener("submit", async (event) => {
    const form = event.target, by = event.submitter;
    if (event.defaultPrevented || form.dataset.certain) return;
    event.preventDefault();
    if (sending) return;
    sending = true;
    unsent.hidden = true;
    try {
      await fetch("/static/icon.svg", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(8000) });
      form.dataset.certain = "yes";
      if (form.hasAttribute("data-fresh")) ["interview", "typed.one", "typed.two"].forEach(kept.drop);
      form.requestSubmit(by);
      setTimeout(() => { delete form.dataset.certain; sending = false; }, 1500);
    } catch {
      sending = false;
      unsent.hidden = false;
      unsent.scrollIntoView({ block: "center" });
    }
  });
  // Nor is a page left for another one that cannot come.
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (event.defaultPrevented || navigator.onLine || !link || link.origin !== location.origin) return;
    if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
    event.preventDefault();
    unsent.hidden = false;
    unsent.scrollIntoView({ block: "center" });
  });
  addEventListener("pageshow", () => { sending = false; for (const form of all("form")) delete form.dataset.certain; });

  // A time is that of UTC, for everybody the same; what the clock on the wall says then stands beside it.
  const wall = (utc, beside) => {
    const at = new Date(utc), how = { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" };
    beside.textContent = isNaN(at) || !at.getTimezoneOffset() ? "" : ` (${at.toLocaleString(document.documentElement.lang, how)})`;
  };
  for (const time of all("time[datetime], input[type=datetime-local]")) {
    const beside = document.createElement("span"), tell = () => wall(time.dateTime || time.value + "Z", beside);
    beside.className = "wall";
    time.after(beside);
    time.addEventListener("input", tell);
    tell();
  }

  for (const button of all("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }
  // Where the clauses have a column of their own, nothing is saved by folding them; on paper nothing can be unfolded.
  if (matchMedia("(min-width: 64rem)").matches) for (const clause of all(".ruled > .clauses details")) clause.open = true;
  let folded = [];
  addEventListener("beforeprint", () => { folded = all("details:not([open])"); for (const each of folded) each.open = true; });
  addEventListener("afterprint", () => { for (const each of folded) each.open = false; });
  const unfold = (hash) => { const at = hash && document.getElementById(decodeURIComponent(hash.slice(1))); if (at && at.tagName === "DETAILS") at.open = true; };
  addEventListener("hashchange", () => unfold(location.hash));
  // The same link once more changes no address.
  document.addEventListener("click", (event) => { const link = event.target.closest('a[href^="#"]'); if (link) unfold(link.hash); });
  unfold(location.hash);
})();
