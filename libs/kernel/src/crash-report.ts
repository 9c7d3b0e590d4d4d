import { startOf } from './cut-text';

/** What a browser tells of a page that broke. */
export interface CrashReport {
  /** What the program said. */
  message: string;
  /** The path of the page. */
  place: string;
  /** The console that was loaded, by the name of its first script. */
  version: string;
  /** Where in the program it broke, the innermost call first. */
  frames: string[];
}

const MAX_MESSAGE = 300;
const MAX_PLACE = 200;
const MAX_FRAMES = 10;

/** What may say who somebody is, or open something, with what stands for it; the widest first. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+(?:\.[\w-]+){0,2}/g, '[token]'],
  [/[^\s"'<>]+(?:@|%40)[^\s"'<>]+/g, '[email]'],
  [/\bhttps?:\/\/\S+/g, '[address]'],
  [/["“][^]*["”]|["“][^]*$/g, '[text]'],
  [/(?<!\w|\((?:reading|setting) (?='[\w$]+'\)))'(?:[^]*?'(?!\w)|[^]*$)/g, '[text]'],
  [/`[^]*`/g, '[text]'],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '[id]'],
  [/\b[\w-]{24,}/g, '[token]'],
  [/\+?\d(?:[ ().-]{0,2}\d){3,}/g, '[number]'],
  [/\p{Lu}[\p{Ll}’]+(?: \p{Lu}\p{L}*[\p{Ll}’.])+/gu, '[name]'],
  [/(?<!\p{L})\p{Lu}[\p{Lu}’-]+(?: \p{Lu}[\p{Lu}’.-]*(?!\p{L}))+/gu, '[name]'],
];

/** A text without what may be of a person. */
export const withoutPersons = (text: string): string =>
  PERSONAL.reduce((said, [pattern, sign]) => said.replace(pattern, sign), text);

const WORD_OF_PATH = /^[a-z]+(?:-[a-z]+){0,4}$/;
const LONGEST_WORD = 32;

/** A path with a star for all that is no word of the program: ids, addresses, codes. */
export const placeOf = (path: string): string =>
  path
    .split(/[?#]/, 1)[0]
    .split('/')
    .map((part) => (!part || (WORD_OF_PATH.test(part) && part.length <= LONGEST_WORD) ? part : '*'))
    .join('/');

/** A line of a stack in the words of any browser, where it is in a script of the console. */
const FRAME =
  /^\s*(?:at )?(?:async |new )?([\w$.<>]*)[ @(]*(?:https?:\/\/[^\s/]+\/)?(assets\/[\w.-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)\)?$/;

const framesOf = (lines: string[]): string[] =>
  lines
    .flatMap((line) => {
      const [, name = '', file, row, column] = FRAME.exec(line) ?? [];
      return file ? [`${name} ${file}:${row}:${column}`.trim()] : [];
    })
    .slice(0, MAX_FRAMES);

/** A report as it may leave the browser and be kept: it says where the program broke, and of nobody. */
export const scrubbedCrash = ({ message, place, version, frames }: CrashReport): CrashReport => ({
  message: startOf(withoutPersons(message.trim()), MAX_MESSAGE),
  place: startOf(placeOf(place), MAX_PLACE),
  version,
  frames: framesOf(frames),
});
