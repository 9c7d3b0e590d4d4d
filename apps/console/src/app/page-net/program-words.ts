import { programWordIn } from '@palisade/testing';
import { readdirSync } from 'node:fs';
import { LOCALES, textsOf } from './answers';
import { own } from './open-page';

const READ_OUT = ['aria-label', 'title', 'placeholder', 'alt'];
/** Words that are meant for programs: people copy them, or point at them to ask for the status. */
const FOR_PROGRAMS = { read: 'script, style, code, code *', readOut: '.kit-tag' };

const namespaces = [...new Set(readdirSync(`${LOCALES}/en-US`).map((file) => file.split('.')[0]))];
const beginnings = new Set(
  namespaces
    .flatMap((namespace) => Object.keys(textsOf('en-US', namespace)))
    .filter((key) => key.includes('.'))
    .map((key) => key.split('.')[0]),
);
/** As `quote:status.READY` or `status.READY`; a file may be called `application.pdf`. */
const TEXT_KEY = new RegExp(
  `(?<![\\w.@/-])((${namespaces.join('|')}):|(${[...beginnings].join('|')})\\.(?!(pdf|docx?|xlsx?|csv|eml|png)\\b))[A-Za-z]\\w+`,
);

/** All that is read on the page or read out: of each element its own text, and its names. */
function textsShown(): string[] {
  const texts = [...document.querySelectorAll(`body *:not(${FOR_PROGRAMS.read})`)].map(own);
  const names = [...document.querySelectorAll(`body *:not(${FOR_PROGRAMS.readOut})`)].flatMap(
    (element) => READ_OUT.map((name) => element.getAttribute(name) ?? ''),
  );
  return [...texts, ...names];
}

/** The texts of the page that hold an id, an enumeration key or the key of a text. */
export const programWordsShown = (): string[] => [
  ...new Set(textsShown().filter((text) => programWordIn(text) ?? TEXT_KEY.exec(text))),
];
