/** On a phone some things lie in the same place and one of them is shown: `[data-show]` says which, on the table around it. */

import { all, one } from "./dom";

const TABLE = ".tablegrid";

/** The buttons say what is shown; one that names nothing of this moment falls back to the first. */
function mark(): void {
  const buttons = all("[data-show]");
  const wanted = one(TABLE)?.dataset["shown"];
  const chosen = buttons.find((button) => button.dataset["show"] === wanted) ?? buttons[0];
  for (const button of buttons) button.setAttribute("aria-pressed", String(button === chosen));
}

export function startShown(): void {
  if (!one("[data-show]")) return;
  document.addEventListener("click", (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-show]") : null;
    const table = one(TABLE);
    if (!button || !table) return;
    table.dataset["shown"] = button.dataset["show"] ?? "";
    mark();
  });
  document.addEventListener("regions", mark);
}
