"use strict";
// Steps through a replay without loading the page anew: keys, slider, thumb. Every step is a page of its own without it.
(() => {
  const viewer = document.getElementById("viewer");
  if (!viewer) return;
  const $ = (what, from = viewer) => from.querySelector(what);
  const links = () => [...viewer.querySelectorAll("[data-way]")];
  const loaded = new Map(), away = document.getElementById("away");
  let here = Number(viewer.dataset.line), wanted = here;

  const address = (line) => {
    const to = new URL(location.href);
    for (const gone of ["if", "instead", "made"]) to.searchParams.delete(gone);
    to.searchParams.set("at", line);
    to.hash = "";
    return to;
  };
  const load = (line) => {
    if (!loaded.has(line)) {
      loaded.set(line, fetch(address(line)).then((answer) => {
        if (!answer.ok) throw new Error(answer.statusText);
        return answer.text();
      }).then((text) => new DOMParser().parseFromString(text, "text/html")));
      loaded.get(line).catch(() => loaded.delete(line));
    }
    return loaded.get(line);
  };

  const put = (page) => {
    const moment = page.getElementById("moment");
    here = Number(moment.dataset.line);
    document.getElementById("moment").replaceWith(document.importNode(moment, true));
    for (const link of links()) {
      const now = page.querySelector(`[data-way="${link.dataset.way}"]`);
      link.href = now.href;
      link.dataset.line = now.dataset.line;
      link.toggleAttribute("aria-disabled", now.hasAttribute("aria-disabled"));
      if (now.hasAttribute("aria-disabled")) link.setAttribute("aria-disabled", "true");
    }
    const list = document.getElementById("steps"), fresh = page.getElementById("steps");
    if (list && fresh) {
      const inside = list.contains(document.activeElement);
      list.replaceChildren(...document.importNode(fresh, true).children);
      const current = $("[aria-current]", list);
      if (inside && current) current.focus({ preventScroll: true });
      reveal(list);
    }
    const slider = $("#scrub");
    if (slider && document.activeElement !== slider) slider.value = here;
    mark(moment.dataset.says);
    document.getElementById("spoken").textContent = moment.dataset.says;
    const kept = $("[data-at]");
    if (kept) kept.value = here;
    for (const link of document.querySelectorAll(".tongues a")) {
      const to = new URL(link.href);
      to.searchParams.set("at", here);
      link.href = to;
    }
    const to = address(here);
    to.searchParams.delete("at");
    history.replaceState(null, "", to.pathname + to.search + "#e" + here);
  };
  // Of a long list, the line that is shown.
  const reveal = (list) => {
    const current = $("[aria-current]", list);
    if (current && list.scrollHeight > list.clientHeight) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
  };
  if ($("#steps")) reveal($("#steps"));
  const mark = (says) => { const slider = $("#scrub"); if (slider) slider.setAttribute("aria-valuetext", `${viewer.dataset.marks} ${here}: ${says}`); };

  const go = async (line) => {
    wanted = line;
    try {
      const page = await load(line);
      if (wanted !== line) return;
      put(page);
      away.hidden = true;
      for (const link of links()) if (["next", "prev"].includes(link.dataset.way)) load(Number(link.dataset.line)).catch(() => {});
    } catch {
      loaded.delete(line);
      if (wanted !== line) return;  // no connection, or refused: the table stays as it is
      wanted = here;
      const slider = $("#scrub");
      if (slider) slider.value = here;
      away.hidden = false;
    }
  };
  const step = (way) => {
    const link = $(`[data-way="${way}"]`);
    if (link && !link.hasAttribute("aria-disabled")) go(Number(link.dataset.line));
  };

  viewer.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-line]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    if (!link.hasAttribute("aria-disabled")) go(Number(link.dataset.line));
  });
  const keys = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };
  document.addEventListener("keydown", (event) => {
    if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target.closest("input, textarea, select, [contenteditable]")) return;
    event.preventDefault();
    step(keys[event.key]);
  });

  const slider = $("#scrub");
  if (slider) {
    const form = slider.closest("form");
    form.querySelector("button").hidden = true;
    form.addEventListener("submit", (event) => { event.preventDefault(); go(Number(slider.value)); });
    let waiting = 0;
    slider.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(() => go(Number(slider.value)), 60); });
    slider.addEventListener("change", () => { slider.value = slider.value; });
  }

  let from = null;
  viewer.addEventListener("pointerdown", (event) => { from = event.target.closest("#moment .felt") ? { x: event.clientX, y: event.clientY } : null; });
  viewer.addEventListener("pointerup", (event) => {
    if (!from) return;
    const across = event.clientX - from.x, down = event.clientY - from.y;
    from = null;
    if (Math.abs(across) > 45 && Math.abs(across) > 2 * Math.abs(down)) step(across < 0 ? "next" : "prev");
  });
  viewer.addEventListener("pointercancel", () => { from = null; });

  const asked = () => { const found = /^#e(\d+)$/.exec(location.hash); return found ? Number(found[1]) : null; };
  addEventListener("hashchange", () => { const line = asked(); if (line !== null && line !== here) go(line); });
  mark($("#moment").dataset.says);
  const first = asked();
  if (first !== null && first !== here) go(first);
  else for (const link of links()) if (link.dataset.way === "next" && !link.hasAttribute("aria-disabled")) load(Number(link.dataset.line)).catch(() => {});
})();
