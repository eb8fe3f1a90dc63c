/** The rules beside the board: searched by word or number, in either language, opened at a rule by every number in the log and in "why not?". */

import { all, one, text, toast } from "./dom";

/** The rules of this game by language, once they were asked for. */
const books = new Map<string, Promise<Element[]>>();

const panel = (): HTMLDialogElement | null => one<HTMLDialogElement>("#rulespanel");

let language = document.documentElement.lang;

/** The sections of the rules page. The language is asked for by header, without the cookie in which the page's own is kept. */
async function load(game: string, wanted: string): Promise<Element[]> {
  const response = await fetch(`/rules/${game}`, {
    credentials: "omit",
    headers: { "Accept-Language": wanted },
  });
  if (!response.ok) throw new Error(response.statusText);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const found = all<Element>(".rulebook > section", page);
  // A picture of the board repeats the names of the board itself; on one page only one may have them.
  for (const section of found)
    for (const named of all<Element>("[id]", section)) {
      const same = document.getElementById(named.id);
      if (same && !same.closest("#rulespanel")) named.removeAttribute("id");
    }
  return found;
}

function book(game: string, wanted: string): Promise<Element[]> {
  let known = books.get(wanted);
  if (!known) {
    known = load(game, wanted);
    books.set(wanted, known);
    known.catch(() => books.delete(wanted));
  }
  return known;
}

function say(count: number, box: HTMLElement): void {
  const form =
    { one: "one", few: "few" }[
      new Intl.PluralRules(document.documentElement.lang).select(count) as string
    ] ?? "many";
  box.textContent = (box.dataset[form] ?? "").replace(/\d+/, String(count));
}

/** Only rows with all the words, in their number, title or text. */
export function filterRules(root: ParentNode, query: string): number {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const row of all(".rulerow", root)) {
    row.hidden = !words.every((word) =>
      `${row.id} ${row.textContent ?? ""}`.toLocaleLowerCase().includes(word),
    );
    found += Number(!row.hidden);
  }
  for (const picture of all(".rulepic", root)) picture.hidden = words.length > 0;
  for (const section of all("section", root))
    section.hidden = !one(".rulerow:not([hidden])", section);
  return found;
}

function search(box: HTMLDialogElement): void {
  const query = one<HTMLInputElement>("[data-rules-find]", box)?.value ?? "";
  const found = filterRules(box, query);
  const status = one("[data-rules-found]", box);
  if (status && query.trim()) say(found, status);
  else if (status) status.textContent = "";
}

function goTo(box: HTMLDialogElement, rule: string): void {
  const field = one<HTMLInputElement>("[data-rules-find]", box);
  if (field) field.value = "";
  search(box);
  for (const old of all(".rulerow.there", box)) old.classList.remove("there");
  const row = all(".rulerow", box).find((found) => found.id === rule);
  if (!row) return;
  row.classList.add("there");
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: "start" });
}

async function fill(box: HTMLDialogElement): Promise<boolean> {
  const body = one("[data-rules-body]", box);
  if (!body) return false;
  for (const button of all("[data-rules-language]", box))
    button.setAttribute("aria-pressed", String(button.dataset["rulesLanguage"] === language));
  if (body.dataset["shows"] === language) return true;
  body.setAttribute("aria-busy", "true");
  try {
    const wanted = language;
    const sections = await book(box.dataset["game"] ?? "", wanted);
    if (wanted !== language) return false;
    body.replaceChildren(...sections);
    body.lang = wanted;
    body.dataset["shows"] = wanted;
    return true;
  } catch {
    toast(text("failed"), true);
    return false;
  } finally {
    body.removeAttribute("aria-busy");
  }
}

/** Open the panel, at a rule where one is named. */
async function open(rule: string): Promise<void> {
  const box = panel();
  if (!box) return;
  if (!box.open) box.showModal();
  if (!(await fill(box)) || !box.open) return;
  if (rule) goTo(box, rule);
  else search(box);
}

async function change(box: HTMLDialogElement, wanted: string): Promise<void> {
  const there = one(".rulerow.there", box)?.id ?? "";
  language = wanted;
  if (!(await fill(box))) return;
  if (there) goTo(box, there);
  else search(box);
  one(`[data-rules-language="${wanted}"]`, box)?.focus();
}

export function startRulesPanel(): void {
  const box = panel();
  if (!box) return;
  document.addEventListener("click", (event) => {
    if (
      !(event.target instanceof Element) ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.button
    )
      return;
    const link = event.target.closest<HTMLAnchorElement>("a[data-rules], a.rule");
    const switched = event.target.closest<HTMLElement>("[data-rules-language]");
    if (
      (link &&
        new URL(link.href, location.href).pathname === `/rules/${box.dataset["game"] ?? ""}`) ||
      link?.closest("#rulespanel")
    ) {
      event.preventDefault();
      void open(decodeURIComponent(new URL(link.href).hash.slice(1)));
    } else if (switched) void change(box, switched.dataset["rulesLanguage"] ?? language);
    else if (event.target === box || event.target.closest("[data-rules-close]")) box.close();
  });
  one("[data-rules-find]", box)?.addEventListener("input", () => search(box));
  // The place from where it was opened may be gone by now; then the question is where one goes on.
  box.addEventListener("close", () => {
    if (document.activeElement === document.body) one("#r-actions")?.focus({ preventScroll: true });
  });
  document.addEventListener("regions", () => {
    if (box.open && one(".handover")) box.close();
  });
}
