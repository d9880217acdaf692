"use strict";
// What is typed into a form of the docket stays through a reload, a lost network, a locked phone; it is dropped once it is filed.
(() => {
  const NAME = "adjudicator.filing";
  const kept = () => { try { return JSON.parse(localStorage.getItem(NAME)); } catch { return null; } };
  const keep = (what) => { try { localStorage.setItem(NAME, JSON.stringify(what)); } catch { /* full or forbidden */ } };
  const form = document.querySelector("form[data-kept]"), here = location.pathname + location.search, slot = kept();
  if (!form) {
    if (slot && slot.sent) { try { localStorage.removeItem(NAME); } catch { /* forbidden */ } }
    return;
  }
  // Whoever comes back by another way than the address of the form finds what was begun there, under the key it was begun with.
  const begun = slot && !slot.sent && slot.at !== here && slot.at.split("?")[0] === location.pathname;
  if (begun && form.elements.key && !form.hasAttribute("data-answered")) { location.replace(slot.at); return; }
  const fields = [...form.querySelectorAll("input:not([type=hidden]), textarea, select")];
  const value = (field) => field.type === "radio" ? (field.checked ? field.value : null) : field.value;
  const tell = (sent) => keep({ at: here, sent, is: fields.map((field) => [field.name, value(field)]) });
  if (slot && slot.at === here && !form.hasAttribute("data-answered")) {
    for (const [at, [name, is]] of slot.is.entries()) {
      const field = fields[at];
      if (!field || field.name !== name || is === null) continue;
      if (field.type === "radio") field.checked = true;
      else field.value = is;
    }
  }
  form.addEventListener("input", () => tell(false));
  form.addEventListener("submit", () => { if (form.dataset.certain) tell(true); });  // set by page.js once somebody is there
})();
