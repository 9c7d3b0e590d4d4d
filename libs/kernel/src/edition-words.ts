import type { Locale } from './regions';

/** Words of the trade that each edition calls by another name; the article goes with its noun. */
const WORDS: Readonly<Record<Locale, readonly (readonly [string, string])[]>> = {
  'en-GB': [
    ['an agency', 'a brokerage'],
    ['agency', 'brokerage'],
    ['agencies', 'brokerages'],
    ['an agent', 'a broker'],
    ['agent', 'broker'],
    ['agents', 'brokers'],
    ['revenue', 'turnover'],
    ['organization', 'organisation'],
    ['organizations', 'organisations'],
    ['license', 'licence'],
    ['licenses', 'licences'],
    ['zip code', 'postcode'],
  ],
  'en-US': [
    ['licence', 'license'],
    ['licences', 'licenses'],
    ['organisation', 'organization'],
    ['organisations', 'organizations'],
    ['postcode', 'zip code'],
  ],
};

/** Ends in a word with a capital: what follows with another is a part of the same name. */
const IN_A_NAME = /\p{Lu}[\p{L}\p{N}'&.-]* $/u;

/** Says both already. */
const BOTH = 'Agency/Brokerage';

const PATTERNS = Object.fromEntries(
  Object.entries(WORDS).map(([locale, words]) => [
    locale,
    new RegExp(`\\b(${words.map(([word]) => word).join('|')})\\b`, 'gi'),
  ]),
) as Record<Locale, RegExp>;

/**
 * A sentence of a service in the words of an edition, names left alone; the services speak one English
 * among them.
 */
export function inEdition(sentence: string, locale: Locale): string {
  if (sentence.includes(BOTH)) return sentence;
  const words = new Map(WORDS[locale]);
  return sentence.replaceAll(PATTERNS[locale], (found: string, _word: string, at: number) => {
    const word = words.get(found.toLowerCase()) ?? found;
    const isCapital = found[0] !== found[0]?.toLowerCase();
    if (isCapital && IN_A_NAME.test(sentence.slice(0, at))) return found;
    return isCapital ? word[0]?.toUpperCase() + word.slice(1) : word;
  });
}

/** The edition that a caller asks for (RFC 9110 §12.5.4); null for one that does not say. */
export function editionAsked(acceptLanguage: string | undefined): Locale | null {
  const [first] = (acceptLanguage ?? '').split(/[,;]/);
  if (first?.trim() === 'en-GB') return 'en-GB';
  return first?.trim() === 'en-US' ? 'en-US' : null;
}
