/** Small helpers around the page. */

export const one = <T extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): T | null => root.querySelector<T>(selector);

export const all = <T extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): T[] => Array.from(root.querySelectorAll<T>(selector));

/** A sentence that the server put on the body, in the reader's language. */
export const text = (key: string): string => document.body.getAttribute(`data-t-${key}`) ?? "";

export const csrf = (): string => one<HTMLMetaElement>('meta[name="csrf"]')?.content ?? "";

/** Where the table of this page is asked and answered: `/t/ID`, or a lesson. */
export const base = (): string =>
  document.body.dataset["base"] ?? `/t/${document.body.dataset["table"] ?? ""}`;

/** No motion: the system says so, or the person. */
export const calm = (): boolean =>
  document.documentElement.dataset["motion"] === "off" ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The frame of a phone: no rail, the drawer is the whole stage. */
export const phone = (): boolean => matchMedia("(max-width: 699px)").matches;

/** A stage too narrow for a grid: the board, and tabs below it. */
export const narrow = (): boolean => (one(".stage")?.clientWidth ?? innerWidth) < 700;

/** Something a screen reader says without moving; each sentence is added, so that none is lost when several come quickly. */
export function announce(sentences: readonly string[]): void {
  const live = one("#live");
  if (!live) return;
  for (const sentence of sentences) {
    const said = document.createElement("p");
    said.textContent = sentence;
    live.append(said);
  }
  while (live.children.length > 12) live.firstElementChild?.remove();
}

export function toast(message: string, bad = false, ms = bad ? 5000 : 4000): void {
  const box = one("#toasts");
  if (!box || !message) return;
  const made = document.createElement("div");
  made.className = bad ? "toast bad" : "toast";
  made.textContent = message;
  box.append(made);
  setTimeout(() => made.remove(), ms);
}

/** A key nobody else uses; also where the page is not a secure context (a phone in the same Wi-Fi). */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    (target instanceof HTMLInputElement && !["checkbox", "radio", "range"].includes(target.type)) ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

const memory = new Map<string, string>();

/** Preferences of this browser; kept for this page where storage is forbidden. */
export function preference(name: string, value?: string): string {
  try {
    if (value !== undefined) localStorage.setItem(`cosmeeple.${name}`, value);
    return localStorage.getItem(`cosmeeple.${name}`) ?? "";
  } catch {
    if (value !== undefined) memory.set(name, value);
    return memory.get(name) ?? "";
  }
}
