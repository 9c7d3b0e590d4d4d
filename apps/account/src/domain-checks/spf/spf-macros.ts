import { wrong } from './spf-fault';

/** What each letter of a macro stands for (RFC 7208 §7.2). */
export type MacroValues = Readonly<Record<string, () => Promise<string> | string>>;

const expandOf = (letters: string): string =>
  String.raw`%(?:\{[${letters}](?:0*[1-9]\d*)?r?[-.+,/_=]*\}|[%_-])`;
const stringOf = (letters: string, literal: string): string =>
  `(?:${expandOf(letters)}|[${literal}])*`;

const LETTERS = 'slodipvh';
const LITERAL = String.raw`\x21-\x24\x26-\x7e`;
// Not of digits only; written so that a long label is read in one go.
const TOP_LABEL = String.raw`(?!\d+\.?$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?`;
const DOMAIN_END = String.raw`(?:\.${TOP_LABEL}\.?|${expandOf(LETTERS)})`;

const MACRO_STRING = new RegExp(`^${stringOf(LETTERS, LITERAL)}$`, 'i');
const DOMAIN_SPEC = new RegExp(`^${stringOf(LETTERS, LITERAL)}${DOMAIN_END}$`, 'i');
const EXPLANATION = new RegExp(`^${stringOf(`${LETTERS}crt`, ` ${LITERAL}`)}$`, 'i');
const EACH_MACRO = /%(?:\{([a-z])(\d*)(r?)([-.+,/_=]*)\}|([%_-]))/gi;

const SIGNS: Readonly<Record<string, string>> = { '%': '%', _: ' ', '-': '%20' };
const NAME_MAX = 253;
const LABEL_MAX = 63;

/** Whether a text is one that may hold macros. */
export const isMacroString = (text: string): boolean => MACRO_STRING.test(text);

/** Whether a text is a domain that may hold macros: it ends in a macro or in a label of the top. */
export const isDomainSpec = (text: string): boolean => DOMAIN_SPEC.test(text);

/** Whether a text can be told to a sender; only there are all letters allowed. */
export const isExplanation = (text: string): boolean => EXPLANATION.test(text);

/** A text with what its macros stand for. */
export async function expand(text: string, values: MacroValues): Promise<string> {
  let whole = '';
  let from = 0;
  for (const found of text.matchAll(EACH_MACRO)) {
    const [macro, letter, digits, reverse, delimiters, sign] = found;
    whole += text.slice(from, found.index);
    from = found.index + macro.length;
    if (sign) {
      whole += SIGNS[sign];
      continue;
    }
    const value = transformed(await valueOf(letter, values), { digits, reverse, delimiters });
    whole += /[A-Z]/.test(letter) ? urlEscaped(value) : value;
  }
  return whole + text.slice(from);
}

/** The name that a domain with macros leads to; what is too long loses labels from the left. */
export async function targetOf(spec: string, values: MacroValues): Promise<string> {
  const name = (await expand(spec, values)).replace(/\.$/, '');
  if (name.length <= NAME_MAX) return name;
  const tail = name.slice(-NAME_MAX - 1);
  const end = tail.indexOf('.');
  return end < 0 ? name : tail.slice(end + 1);
}

/** Whether the DNS can be asked for a name. */
export const isName = (name: string): boolean =>
  name.length <= NAME_MAX &&
  name.split('.').every((label) => label.length > 0 && label.length <= LABEL_MAX);

function valueOf(letter: string, values: MacroValues): Promise<string> | string {
  const key = letter.toLowerCase();
  if (!Object.hasOwn(values, key)) throw wrong(`%{${letter}} stands for nothing`);
  return values[key]();
}

interface Transformers {
  digits: string;
  reverse: string;
  delimiters: string;
}

function transformed(value: string, { digits, reverse, delimiters }: Transformers): string {
  if (!digits && !reverse && !delimiters) return value;
  const ends = delimiters || '.';
  const parts: string[] = [''];
  for (const sign of value) {
    if (ends.includes(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  if (reverse) parts.reverse();
  return parts.slice(digits ? -Number(digits) : 0).join('.');
}

const urlEscaped = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
