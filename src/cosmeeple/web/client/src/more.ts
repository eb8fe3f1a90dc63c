/** On a phone the bar holds six options; with more, the sixth place opens all of them as a sheet. */

import { all, one, phone, text } from "./dom";

const PLACES = 6;

const options = (): HTMLElement | null => one("#r-actions .options");

/** Make or take away the button; after every update, for the bar is drawn anew by then. */
function fold(): void {
  const box = options();
  if (!box) return;
  const rest = one<HTMLButtonElement>(".rest", box);
  const count = box.children.length - Number(rest !== null);
  if (!phone() || count <= PLACES) {
    rest?.remove();
    delete box.dataset["more"];
    return;
  }
  const button = rest ?? document.createElement("button");
  button.type = "button";
  button.className = "btn opt rest";
  button.textContent = text("more").replace("9", String(count - PLACES + 1));
  button.setAttribute("aria-haspopup", "true");
  button.setAttribute("aria-expanded", "false");
  if (!rest) box.append(button);
  box.dataset["more"] = "";
}

export function closeMore(giveFocus = true): boolean {
  const box = options();
  if (box?.dataset["more"] !== "open") return false;
  box.dataset["more"] = "";
  const button = one(".rest", box);
  button?.setAttribute("aria-expanded", "false");
  if (giveFocus) button?.focus();
  return true;
}

/** A group of options that lies in the sheet can only be opened there. */
export function unfoldFor(group: HTMLElement): void {
  const box = options();
  if (box && group.offsetParent === null && box.dataset["more"] === "") box.dataset["more"] = "open";
}

function openMore(box: HTMLElement, button: HTMLElement): void {
  box.dataset["more"] = "open";
  button.setAttribute("aria-expanded", "true");
  const first = box.children[PLACES - 1];
  (first instanceof HTMLDetailsElement ? one("summary", first) : first instanceof HTMLElement ? first : null)?.focus();
}

export function startMore(): void {
  fold();
  document.addEventListener("regions", (event) => {
    if ((event as CustomEvent<string[]>).detail.includes("r-actions")) fold();
  });
  matchMedia("(max-width: 760px)").addEventListener("change", fold);
  document.addEventListener("click", (event) => {
    const box = options();
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>(".options > .rest");
    if (!box) return;
    if (button && box.dataset["more"] !== "open") openMore(box, button);
    else if (button || (box.dataset["more"] === "open" && !target?.closest(".options"))) closeMore();
    else if (target?.closest("button[name=choice]")) closeMore(false);
  });
  document.addEventListener("submit", () => {
    for (const box of all("#r-actions .options[data-more=open]")) box.dataset["more"] = "";
  });
}
