/** The log grows at its end: what is new comes alone, and all of it is asked for where something is missing. */

import { base, one } from "./dom";

export interface Grown {
  /** The line that was the last one, by its id. */
  after: string;
  lines: string;
}

const items = (lines: string): Element[] =>
  Array.from(
    new DOMParser().parseFromString(`<ol>${lines}</ol>`, "text/html").querySelector("ol")
      ?.children ?? [],
  );

/** All lines that there are. */
export async function wholeLog(): Promise<boolean> {
  const { seat } = document.body.dataset;
  const response = await fetch(`${base()}/log${seat ? `?seat=${seat}` : ""}`);
  const list = one("#log");
  if (!response.ok || !list) return false;
  list.replaceChildren(...items(await response.text()));
  document.dispatchEvent(new CustomEvent("log"));
  return true;
}

/** Put the new lines behind those that are there. */
export function addLines(grown: Grown): void {
  const list = one("#log");
  const box = list?.closest<HTMLElement>(".scroll");
  if (!list || !box) return;
  if (list.lastElementChild?.id !== grown.after) {
    void wholeLog();
    return;
  }
  const atBottom = box.scrollHeight - box.scrollTop - box.clientHeight < 48;
  list.append(...items(grown.lines));
  if (atBottom) box.scrollTop = box.scrollHeight;
  document.dispatchEvent(new CustomEvent("log"));
}
