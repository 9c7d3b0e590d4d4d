import type { Currency, Locale, MinorUnits, PlainDate } from '@palisade/kernel';
import { dateTimeFormat, formatMoney } from '@palisade/kernel';
import type { Texts } from './locale-texts';

/** What a letter names: a text, an amount, a date, or a text of the locale by its key; null for nothing. */
export type Fact =
  | string
  | number
  | null
  | { amount: MinorUnits; currency: Currency }
  | { date: PlainDate }
  | { key: string };

/** The facts of a letter by the names that stand in braces in its texts. */
export type Facts = Readonly<Record<string, Fact>>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** The text of a key; throws for none, so that nobody is sent a key. */
export function textOf(texts: Texts, key: string): string {
  if (!Object.hasOwn(texts, key)) throw new Error(`No locale file has the text "${key}".`);
  return texts[key];
}

/** A text with its facts in the words of the locale; null when one of them is nothing. */
export function fillIn(
  text: string,
  facts: Facts,
  { locale, texts }: { locale: Locale; texts: Texts },
): string | null {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name]) => name);
  const unknown = names.find((name) => !Object.hasOwn(facts, name));
  if (unknown) throw new Error(`The letter "${text}" is not told its {${unknown}}.`);
  if (names.some((name) => facts[name] === null)) return null;
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const fact = facts[name];
    const isKey = typeof fact === 'object' && fact !== null && 'key' in fact;
    return isKey ? textOf(texts, fact.key) : shown(fact, locale);
  });
}

/** What people wrote stays on one line: it makes no paragraph of its own. */
function shown(fact: Exclude<Fact, { key: string }>, locale: Locale): string {
  if (fact === null || typeof fact !== 'object') return String(fact).replace(/\s+/g, ' ').trim();
  if ('amount' in fact) return formatMoney(fact.amount, fact.currency);
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return dateTimeFormat(locale, options).format(new Date(fact.date));
}
