/** Small panels: a link with `data-panel` shows what lies behind it in a dialog, and the page stays. */

import { text } from "./dom";

async function openPanel(link: HTMLAnchorElement): Promise<void> {
  const response = await fetch(link.href, { headers: { Accept: "text/html" } });
  const parsed = new DOMParser().parseFromString(await response.text(), "text/html");
  const body = parsed.querySelector("[data-panel-body]");
  if (!response.ok || !body) {
    location.href = link.href;
    return;
  }
  const dialog = document.createElement("dialog");
  dialog.className = "panel thoughtbox";
  const close = document.createElement("button");
  close.className = "btn";
  close.textContent = text("close");
  close.addEventListener("click", () => dialog.close());
  dialog.append(...Array.from(body.childNodes), close);
  const title = dialog.querySelector("h1");
  if (title) dialog.setAttribute("aria-label", title.textContent ?? "");
  dialog.addEventListener("close", () => {
    dialog.remove();
    link.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

export function startPanels(): void {
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>("a[data-panel]")
        : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void openPanel(link);
  });
}
