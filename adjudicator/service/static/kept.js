"use strict";
// What is typed stays in this browser until it is filed: through a reload, a lost network, a refusal, a session that has ended.
// A form of the docket is its writer's alone: kept under his account, forgotten when he signs out or somebody else signs in.
const kept = (() => {
  const OURS = "adjudicator.", FORMS = "form.", MOST = 20;
  const $ = (what, from = document) => from.querySelector(what);
  const all = (what, from = document) => [...from.querySelectorAll(what)];
  const storage = (place) => ({
    get: (name) => { try { return JSON.parse(place().getItem(OURS + name)); } catch { return null; } },
    set: (name, value) => { try { place().setItem(OURS + name, JSON.stringify(value)); return true; } catch { return false; /* full or forbidden */ } },
    drop: (name) => { try { place().removeItem(OURS + name); } catch { /* forbidden */ } },
    names: (begin = "") => { try { return Object.keys(place()).filter((name) => name.startsWith(OURS + begin)).map((name) => name.slice(OURS.length)); } catch { return []; } },
  });
  const browser = storage(() => localStorage), tab = storage(() => sessionStorage);

  // Whoever has signed in: what others have left is not his.
  const account = document.body.dataset.account || "";
  const slot = (owner, name) => `${FORMS}${owner}.${name}`;
  let sent = tab.get("sent");
  browser.drop("filing");  // bound to nobody: of an earlier version
  if (account) {
    for (const name of browser.names(FORMS)) if (!name.startsWith(slot(account, ""))) browser.drop(name);
    if (sent && sent.owner !== account) { tab.drop("sent"); sent = null; }
  }
  const forget = () => { for (const place of [browser, tab]) for (const name of place.names()) place.drop(name); };

  // The newest forms stay; the oldest go first, also where there is no more room.
  const keep = (name, value) => {
    const oldest = () => browser.names(FORMS).filter((other) => other !== name).map((other) => [(browser.get(other) || {}).when || 0, other]).sort((a, b) => a[0] - b[0]).map((pair) => pair[1]);
    if (browser.get(name) === null) for (const other of oldest().slice(0, 1 - MOST)) browser.drop(other);
    const more = browser.set(name, value) ? [] : oldest();
    while (more.length && !browser.set(name, value)) browser.drop(more.shift());
  };
  const restored = (box, discard) => {
    if (!box) return;
    box.hidden = false;
    $("[data-discard]", box).addEventListener("click", () => { box.hidden = true; discard(); });
  };

  // Fields of pages for everybody. A log comes back where the page has none or the same one; an answer, to its question.
  for (const field of all("[data-draft]")) {
    const kind = field.dataset.draft, name = "typed." + kind, log = kind === "log", at = field.value, draft = browser.get(name);
    const same = draft && (log ? !at || draft.of === at : kind !== "typed" || draft.of === location.search);
    if (same && draft.is && draft.is !== at) {
      field.value = draft.is;
      const folded = field.closest("details");
      if (folded) folded.open = true;
      restored(log && $("#restored"), () => {
        field.value = at;
        browser.drop(name);
        field.focus();
        field.dispatchEvent(new Event("input"));
      });
    }
    field.addEventListener("input", () => browser.set(name, { of: log ? at : location.search, is: field.value }));
  }

  // A form of the docket, under its address without the key; what is answered to it, under the address from which it was sent.
  const form = $("form[data-kept]"), navigation = performance.getEntriesByType("navigation")[0] || {};
  const address = () => {
    const at = new URL(location.href);
    for (const gone of ["key", "seen", "last", "lang"]) at.searchParams.delete(gone);
    at.searchParams.sort();
    return at.pathname + at.search;
  };
  const one = (form, action) => {
    const mine = sent && sent.to === action ? sent : null, answered = form.hasAttribute("data-answered");
    const owner = account || (answered && mine ? mine.owner : ""), name = answered ? (mine ? mine.at : form.dataset.kept) : address();
    if (!owner) return null;
    const here = slot(owner, name), fields = [...form.elements].filter((field) => field.matches("input:not([type=hidden]), textarea, select, [name=key], [name=expected]"));
    // Signing in on the way has given it another address.
    const before = mine && mine.asked && mine.at !== name ? browser.get(slot(owner, mine.at)) : null;
    if (before) { keep(here, before); browser.drop(slot(owner, mine.at)); }
    const value = (field) => field.type === "radio" ? (field.checked ? field.value : null) : field.value;
    const tell = () => keep(here, { when: Date.now(), is: fields.map((field) => [field.name, value(field)]) });
    const draft = answered && !mine?.again && !["reload", "back_forward"].includes(navigation.type) ? null : browser.get(here);
    let changed = false;
    // The key too: what may have arrived already is not filed a second time. And what its writer had seen of the case by then.
    for (const [at, [named, is]] of (draft ? draft.is : []).entries()) {
      const field = fields[at];
      if (!field || field.name !== named || is === null) continue;
      if (field.type === "radio") { changed ||= !field.checked; field.checked = true; }
      else { changed ||= field.type !== "hidden" && field.value !== is; field.value = is; }
    }
    if (changed) restored($("[data-restored]", form), () => { browser.drop(here); location.replace(name); });
    if (!draft && (answered || form.hasAttribute("data-held"))) tell();
    form.addEventListener("input", tell);
    return { tell, sent: { at: name, owner, to: action } };
  };
  const action = form && form.getAttribute("action"), writing = form && one(form, action);

  // What became of the form that was sent last: an entry, to which the service has led, is the only sign that it is filed.
  const back = $("#back");
  if (back) {
    if (sent) back.href = sent.at;
    else back.addEventListener("click", (event) => { if (history.length > 1) { event.preventDefault(); history.back(); } });
  } else if (sent && location.pathname === "/login") tab.set("sent", { ...sent, asked: true });
  else if (!form) {
    const led = navigation.redirectCount > 0 && navigation.type !== "back_forward";
    if (sent && !sent.asked && led && /^\/docket\/[^/]+\/\d+$/.test(location.pathname)) browser.drop(slot(sent.owner, sent.at));
    tab.drop("sent");
  } else if (account) tab.drop("sent");
  document.addEventListener("submit", (event) => {
    const going = event.target, to = going.getAttribute("action");
    if (!going.dataset.certain) return;  // page.js sends it once somebody is there
    if (to === "/logout") forget();
    else if (writing && going === form) { writing.tell(); tab.set("sent", writing.sent); }
    else if (writing && going.closest(".tongues")) tab.set("sent", { ...writing.sent, again: true });
    else if (to !== "/login") tab.drop("sent");
  });
  return browser;
})();
