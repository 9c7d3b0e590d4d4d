import { readdirSync } from 'node:fs';
import { LOCALES, textsOf } from './answers';

const READ_OUT = ['aria-label', 'title', 'placeholder', 'alt'];
/** Not read: people copy it into a program, or its name is read instead, as of the options of a choice. */
const UNREAD = 'script, style, code, code *, pre, pre *, [role=option][aria-label]';
/** What a status tag is called by documents and integrations, for who points at it. */
const CODES = '.kit-tag';

const namespaces = [...new Set(readdirSync(`${LOCALES}/en-US`).map((file) => file.split('.')[0]))];
const beginnings = new Set(
  namespaces
    .flatMap((namespace) => Object.keys(textsOf('en-US', namespace)))
    .filter((key) => key.includes('.'))
    .map((key) => key.split('.')[0]),
);
const ADDRESSES = /\S+@\S+|https?:\/\/\S+/g;
const KINDS = [
  // An id.
  /\b[0-9a-f]{8}-[0-9a-f]{4}-/,
  // The key of an enumeration.
  /\b[A-Z]+_[A-Z_]+\b/,
  // The key of a text, as `quote:status.READY` or `status.READY`; a file may be called `application.pdf`.
  new RegExp(
    `(?<![\\w.@/-])((${namespaces.join('|')}):\\w+|${[...beginnings].join('|')})\\.(?!(pdf|docx?|xlsx?|csv|eml|png)\\b)[A-Za-z]\\w+`,
  ),
];

/** Whether a text holds what only programs say. */
export const holdsProgramWord = (text: string): boolean =>
  KINDS.some((kind) => kind.test(text.replace(ADDRESSES, '')));

/** The text of an element without that of those inside it. */
export const own = (element: Element): string =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent ?? '')
    .join('');

/** All that is read on the page or read out: of each element its own text, and its names. */
function textsShown(): string[] {
  const texts = [...document.querySelectorAll(`body *:not(${UNREAD})`)].map(own);
  const names = [...document.querySelectorAll(`body *:not(${CODES})`)].flatMap((element) =>
    READ_OUT.map((name) => element.getAttribute(name) ?? ''),
  );
  return [...texts, ...names];
}

/** The texts of the page that hold an id, an enumeration key or the key of a text. */
export const programWordsShown = (): string[] => [
  ...new Set(textsShown().filter(holdsProgramWord)),
];
