/** Moves and the other forms of a table: sent once, answered after they are on disk. */

import { all, csrf, freshKey, one, text, toast } from "./dom";
import { unfoldFor } from "./more";
import { jumpToNow, type TableNews } from "./sequence";
import { showNews, shownVersion } from "./stream";

interface Answer {
  version?: number;
  token?: string;
  go?: string;
  /** A lesson has no stream: the answer brings what it changed. */
  news?: TableNews;
  error?: string;
  message?: string;
}

let sending = false;
/** The version that the own moves have made; until it is shown the page is busy. */
let awaited = 0;

function rest(): void {
  if (!sending && shownVersion() >= awaited) delete document.body.dataset["busy"];
}

function busy(on: boolean): void {
  sending = on;
  if (on) document.body.dataset["busy"] = "1";
  else rest();
}

async function post(
  address: string,
  fields: URLSearchParams,
  last: boolean,
): Promise<Answer | null> {
  const response = await fetch(address, {
    method: "POST",
    headers: { Accept: "application/json", "X-CSRF-Token": csrf() },
    body: fields,
  });
  // The server stops, or its database is away: what has a key may be asked again, of whoever answers then.
  if (response.status === 503 && fields.has("key") && !last) throw new Error(response.statusText);
  const answer = (await response.json().catch(() => ({}))) as Answer;
  if (answer.error === "stale" && document.body.dataset["base"]) location.reload();
  if (!response.ok) {
    toast(answer.message ?? text("failed"), true);
    return null;
  }
  return answer;
}

/** The same request again after a lost connection does nothing twice: its key is the same. */
async function postSurely(address: string, fields: URLSearchParams): Promise<Answer | null> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await post(address, fields, attempt === 5);
    } catch {
      if (attempt === 5) {
        toast(text("failed"), true);
        return null;
      }
      await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** attempt));
    }
  }
}

function fieldsOf(form: HTMLFormElement, button: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") fields.append(name, value);
  if (button instanceof HTMLButtonElement && button.name) fields.set(button.name, button.value);
  fields.set("csrf", csrf());
  if (document.body.dataset["base"] && fields.has("version"))
    fields.set("version", String(shownVersion()));
  if (fields.has("key")) fields.set("key", freshKey());
  return fields;
}

async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const isMove = form.id === "move";
  if (isMove && sending) return;
  if (isMove) busy(true);
  jumpToNow();
  button?.classList.add("sending");
  for (const group of all<HTMLDetailsElement>("details.group[open]")) group.open = false;
  try {
    const answer = await postSurely(form.action, fieldsOf(form, button));
    if (answer && form.hasAttribute("data-clear")) form.reset();
    if (answer?.token && form.hasAttribute("data-token")) showToken(form, answer.token);
    const wanted = answer?.version ?? 0;
    if (isMove) awaited = wanted;
    if (answer?.news) showNews(answer.news);
    // The stream brings the new position; where it is broken, load the page anew.
    if (wanted > shownVersion())
      setTimeout(() => shownVersion() < wanted && location.reload(), 4000);
  } finally {
    if (isMove) busy(false);
    button?.classList.remove("sending");
  }
}

/** Several choices sent together: all of them are made, or none. */
export async function chooseAll(keys: readonly string[]): Promise<void> {
  const form = one<HTMLFormElement>("form#move");
  if (!form || sending || !keys.length) return;
  busy(true);
  const commit = one("[data-commit]");
  commit?.classList.add("sending");
  try {
    const fields = fieldsOf(form, null);
    fields.set("choice", keys.join("+"));
    const answer = await postSurely(form.action, fields);
    if (!answer) return;
    if (answer.news) showNews(answer.news);
    const wanted = Number(answer.version ?? 0);
    awaited = wanted;
    if (wanted > shownVersion())
      setTimeout(() => shownVersion() < wanted && location.reload(), 4000);
  } finally {
    busy(false);
    commit?.classList.remove("sending");
  }
}

/** The key is shown once, selected, ready to be copied. */
function showToken(form: HTMLFormElement, token: string): void {
  const field = document.createElement("input");
  field.className = "text";
  field.readOnly = true;
  field.value = token;
  field.setAttribute("aria-label", form.textContent ?? "");
  form.replaceChildren(field);
  field.select();
}

const buttonOf = (key: string): HTMLButtonElement | undefined =>
  all<HTMLButtonElement>('#r-actions button[form="move"][name="choice"]').find(
    (found) => found.value === key,
  );

/** Is this one of the options now? */
export const isOffered = (key: string): boolean => buttonOf(key) !== undefined;

/** Choose an option by its key: presses its one button in the action bar. */
export function choose(key: string): void {
  buttonOf(key)?.click();
}

const choicesOf = (group: HTMLElement): HTMLButtonElement[] =>
  all<HTMLButtonElement>('button[name="choice"]', group);

/** Open a group of the bar; with keys (separated by spaces) it shows only those, until it is closed. */
export function openGroup(name: string, only: string | null): void {
  const group = all<HTMLDetailsElement>("#r-actions details.group").find(
    (found) => found.dataset["name"] === name,
  );
  if (!group) return;
  const wanted = only?.split(" ");
  for (const button of choicesOf(group))
    button.hidden = wanted !== undefined && !wanted.includes(button.value);
  unfoldFor(group);
  group.open = true;
  choicesOf(group)
    .find((button) => !button.hidden)
    ?.focus();
}

/** The bar's own button opens the whole group again. */
function closed(event: Event): void {
  const group = event.target;
  if (
    group instanceof HTMLDetailsElement &&
    group.matches("#r-actions details.group") &&
    !group.open
  )
    for (const button of choicesOf(group)) button.hidden = false;
}

export function startForms(): void {
  document.addEventListener("news", rest);
  document.addEventListener("toggle", closed, true);
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    for (const field of all<HTMLInputElement>('input[name="csrf"]', form)) field.value = csrf();
    if (form.id !== "move" && !form.hasAttribute("data-live")) return;
    event.preventDefault();
    void send(form, event.submitter);
  });
  document.addEventListener("change", (event) => {
    const field = event.target;
    if (
      (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) &&
      field.hasAttribute("data-submit") &&
      field.value
    )
      field.form?.requestSubmit();
  });
}
