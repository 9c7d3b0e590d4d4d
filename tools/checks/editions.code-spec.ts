import fs from 'node:fs';
import path from 'node:path';

const LOCALES = 'apps/gateway/locales';

type Texts = Map<string, string>;

/** The texts of a locale by `namespace:key`. */
function textsOf(locale: string): Texts {
  const folder = path.join(LOCALES, locale);
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.flatMap((file) => {
      const texts: unknown = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
      return flat(texts).map(([key, text]) => [`${file.split('.')[0]}:${key}`, text] as const);
    }),
  );
}

const flat = (texts: unknown, before = ''): [string, string][] =>
  typeof texts === 'string'
    ? [[before.slice(1), texts]]
    : Object.entries(texts as object).flatMap(([key, value]) => flat(value, `${before}.${key}`));

/** Without the names of what is filled in, which are ours. */
const said = (text: string): string => text.replaceAll(/\{[^{}]*\}/g, '');

const AMERICAN =
  /\b(agenc(y|ies)|agents?|zip codes?|revenues?|organizations?|licensed?|licenses|NPN)\b/i;
const BRITISH = /\b(licences?|organisations?|postcodes?|turnover)\b/i;

/** Texts of the specification, word for word. */
const AMERICAN_KEPT: Readonly<Record<string, string>> = {
  'account:client.contactAdmin': 'of the specification',
  'account:client.otherAgency': 'of the specification',
  'account:client.sameAgency': 'of the specification',
  'agency:license.addFailed': 'of the specification',
  'agency:license.numberRequired': 'of the specification',
  'agency:surplus.addFailed': 'of the specification',
  'agency:surplus.added': 'of the specification',
  'agency:surplus.deleted': 'of the specification',
  'agency:surplus.editFailed': 'of the specification',
  'agency:surplus.stateRequired': 'of the specification',
  'agency:surplus.updated': 'of the specification',
  'common:validation.npn': 'of the specification',
};

const found = (texts: Texts, words: RegExp): string[] =>
  [...texts].filter(([, text]) => words.test(said(text))).map(([key]) => key);

describe('the words of an edition', () => {
  const american = textsOf('en-US');
  const british = new Map([...american, ...textsOf('en-GB')]);

  it('are those of brokers in the United Kingdom', () => {
    const kept = Object.keys(AMERICAN_KEPT);
    expect(found(british, AMERICAN).filter((key) => !kept.includes(key))).toEqual([]);
  });

  it('keeps no American text that is American no more', () => {
    const all = found(british, AMERICAN);
    expect(Object.keys(AMERICAN_KEPT).filter((key) => !all.includes(key))).toEqual([]);
  });

  it('are those of agents in the United States', () => {
    // The name of a section of an international classification.
    expect(found(american, BRITISH)).toEqual(['policy:sector.U']);
  });
});
