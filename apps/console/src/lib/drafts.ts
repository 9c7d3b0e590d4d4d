/** What somebody typed into a form and has not sent yet. */
export interface Draft {
  values: Record<string, unknown>;
  /** When it was typed last, in milliseconds since 1970. */
  at: number;
}

const PREFIX = 'palisade.draft.';
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Longer texts are files by another name. */
const LENGTH_MAX = 100_000;

/** What nobody may find in a browser later, whatever form it stands in. */
const SECRET =
  /password|secret|mfa|otp|^codes?$|token|iban|accountNumber|routingNumber|sortCode|card|cvc|ssn|taxId|signature/i;

const keyOf = (person: string, form: string): string => `${PREFIX}${person} ${form}`;

/** Whether a value is the same after it was kept: a file or a moment is not. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  const isObject = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  return isObject && Object.entries(value as object).every(([name, one]) => isKept(name, one));
}

const isKept = (name: string, value: unknown): boolean => !SECRET.test(name) && isPlain(value);

/** The part of what was typed that may be kept. */
export const keptValues = (typed: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => isKept(name, value)));

export function keepDraft(person: string, form: string, draft: Draft): void {
  const text = JSON.stringify({ ...draft, values: keptValues(draft.values) });
  if (text.length > LENGTH_MAX) return;
  try {
    localStorage.setItem(keyOf(person, form), text);
  } catch {
    // A full store keeps what it has; the form itself goes on.
  }
}

/** What this person typed into this form not long ago; null when there is nothing to offer. */
export function readDraft(person: string, form: string, nowMs: number): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(person, form)) ?? '') as Draft;
    const isWorthIt = Object.keys(draft.values).length > 0 && nowMs - draft.at < KEPT_MS;
    return isWorthIt ? draft : null;
  } catch {
    return null;
  }
}

export const forgetDraft = (person: string, form: string): void =>
  localStorage.removeItem(keyOf(person, form));

/** Leaves nothing of others to who signs in to this browser. */
export function forgetDraftsOfOthers(person: string): void {
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  for (const name of names) {
    if (name?.startsWith(PREFIX) && !name.startsWith(`${PREFIX}${person} `)) {
      localStorage.removeItem(name);
    }
  }
}
