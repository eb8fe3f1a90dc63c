/** Numbers that change count to their new value and are marked for a moment. Nothing counts where motion is unwanted, and every number is right before anything else happens. */

import { all, calm } from "./dom";

const NUMBERS = ".stage .count, .stage .now, .stage .strip .num, .stage [data-number]";

type Run = { node: Text; to: string; frame: number };
const running = new Map<Element, Run>();

/** The text that is the number: the last one of the element. */
function numberOf(element: Element): Text | null {
  for (let at = element.lastChild; at; at = at.previousSibling)
    if (at instanceof Text && /^\s*-?\d{1,4}\s*$/.test(at.data)) return at;
  return null;
}

function finish(): void {
  for (const [element, run] of running) {
    cancelAnimationFrame(run.frame);
    run.node.data = run.to;
    element.removeAttribute("data-counting");
  }
  running.clear();
}

function count(element: Element, node: Text, from: number, ms: number): void {
  const to = Number(node.data);
  const run: Run = { node, to: node.data, frame: 0 };
  const start = performance.now();
  const tick = (): void => {
    const share = Math.min(1, (performance.now() - start) / ms);
    if (share >= 1) {
      node.data = run.to;
      element.removeAttribute("data-counting");
      running.delete(element);
      return;
    }
    node.data = String(Math.round(from + (to - from) * share));
    run.frame = requestAnimationFrame(tick);
  };
  running.set(element, run);
  element.setAttribute("data-counting", "");
  tick();
  element.animate([{ color: "var(--accent)" }, { color: "var(--accent)", offset: 0.7 }, {}], {
    duration: ms + 900,
  });
}

/** Remember the numbers; the function that comes back lets those that changed count. */
export function watchNumbers(ms: number): () => void {
  finish();
  if (ms <= 0 || calm() || document.hidden) return () => undefined;
  const before = new Map<Element, number>();
  for (const element of all<Element>(NUMBERS)) {
    const node = numberOf(element);
    if (node) before.set(element, Number(node.data));
  }
  return () => {
    for (const [element, from] of before) {
      const node = element.isConnected ? numberOf(element) : null;
      if (node && Number(node.data) !== from && element.getClientRects().length)
        count(element, node, from, ms);
    }
  };
}
