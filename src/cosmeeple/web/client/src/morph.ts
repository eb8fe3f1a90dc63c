/** Bringing regions up to date: what stays keeps its element, what moved is seen to move. */

import { Idiomorph } from "idiomorph";
import { all } from "./dom";
import { watchNumbers } from "./counting";
import { canTravel, MOVE_MS, travelling, travels, watchMoves, type Change } from "./motion";

/** An update that a view transition will make in the next frame. */
let waiting: { hurry: () => void } | null = null;

/** What the person opened stays open, what they typed stays typed. */
function keep(name: string, node: Element): boolean {
  if (name === "open" && node.tagName === "DETAILS") return false;
  if (
    name === "value" &&
    node instanceof HTMLInputElement &&
    (node === document.activeElement || node.name === "csrf")
  )
    return false;
  if (name === "checked" && node instanceof HTMLInputElement && node.hasAttribute("data-log-seat"))
    return false;
  return true;
}

function parsed(regions: Readonly<Record<string, string>>): Change {
  const found: [Element, Element][] = [];
  for (const [id, html] of Object.entries(regions)) {
    const old = document.getElementById(id);
    const fresh = old && new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
    if (old && fresh) found.push([old, fresh]);
  }
  return found;
}

/** Put the new HTML of some regions in place; ids of elements are the keys. Pieces take so many milliseconds to their new places; with 0 they are just there. `mark` shows for a moment what moved: somebody else did it. */
export function applyRegions(
  regions: Readonly<Record<string, string>>,
  ms = MOVE_MS,
  mark = false,
): void {
  settle();
  const change = parsed(regions);
  const bottoms = all(".scroll[data-bottom]").map(
    (box) => [box, box.scrollHeight - box.scrollTop - box.clientHeight < 48] as const,
  );
  const update = (): void => {
    document.dispatchEvent(
      new CustomEvent<string[]>("before-regions", { detail: Object.keys(regions) }),
    );
    const moved = watchMoves(ms, mark);
    const counted = watchNumbers(ms);
    for (const [old, fresh] of change)
      Idiomorph.morph(old, fresh, {
        morphStyle: "outerHTML",
        callbacks: { beforeAttributeUpdated: (name: string, node: Element) => keep(name, node) },
      });
    for (const [box, atBottom] of bottoms) if (atBottom) box.scrollTop = box.scrollHeight;
    moved();
    counted();
    document.dispatchEvent(new CustomEvent<string[]>("regions", { detail: Object.keys(regions) }));
  };
  const found = ms > 0 && canTravel() ? travels(change) : [];
  if (!found.length) {
    update();
    return;
  }
  const mine = travelling(found, () => {
    if (waiting === mine) waiting = null;
    update();
  });
  waiting = mine;
}

/** Whatever waits for its transition happens now: somebody pressed something, or the next update is here. */
export function settle(): void {
  const before = waiting;
  waiting = null;
  before?.hurry();
}

export function scrollLogs(): void {
  for (const box of all(".scroll[data-bottom]")) box.scrollTop = box.scrollHeight;
}
