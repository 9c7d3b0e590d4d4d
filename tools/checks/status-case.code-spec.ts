import fs from 'node:fs';
import path from 'node:path';

const LOCALES = 'apps/gateway/locales';
const NAME = /(?:[:.](?:status|statusWord|fileStatus|state)\.\w+|[:.]tab(?:\.\w+)?)$/;

/** Statuses as the specification writes them: integrations and documents name them so; each has its word. */
const CODES = /^(?:account|policy|quote):(?:(?:claim|payment|transaction)\.)?status\./;

/** The tabs of the agency's home, in capitals as the specification has them. */
const IN_CAPITALS = /:(?:dashboard\.tab\.\w+|home\.overview)$/;

const ACRONYM = /^(?:API|MFA)$/;

/** The texts of an edition by `namespace:key`: its own, and those of the United States beside them. */
function textsOf(locale: string): Map<string, string> {
  const folder = path.join(LOCALES, locale);
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map([
    ...(locale === 'en-US' ? [] : textsOf('en-US')),
    ...files.flatMap((file) => {
      const texts = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as object;
      const [namespace = ''] = file.split('.');
      return Object.entries(texts).map(
        ([key, text]) => [`${namespace}:${key}`, String(text)] as const,
      );
    }),
  ]);
}

/** Whether only the first word begins with a capital. */
const isOneCase = (text: string): boolean =>
  text
    .split(' ')
    .every((word, at) => ACRONYM.test(word) || (at ? /^[^A-Z]+$/ : /^[A-Z][^A-Z]*$/).test(word));

describe.each(['en-US', 'en-GB'])('in %s', (locale) => {
  const texts = [...textsOf(locale)].filter(([, text]) => !text.includes('{'));

  it('statuses and tabs are written in one case', () => {
    const named = texts.filter(([key]) => NAME.test(key));
    const shown = named.filter(([key]) => !CODES.test(key) && !IN_CAPITALS.test(key));
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter(([, text]) => !isOneCase(text))).toEqual([]);
  });

  it('the tabs of a home are all in capitals', () => {
    const tabs = texts.filter(([key]) => IN_CAPITALS.test(key)).map(([, text]) => text);
    expect(tabs.filter((text) => text !== text.toUpperCase())).toEqual([]);
    expect(tabs).toHaveLength(6);
  });
});

it.each([
  ['On hold', true],
  ['MFA', true],
  ['Partially Paid', false],
  ['QUOTES', false],
  ['lost', false],
])('%s is in that case: %s', (text, expected) => {
  expect(isOneCase(text)).toBe(expected);
});
