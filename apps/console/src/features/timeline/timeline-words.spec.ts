import fs from 'node:fs';
import { valueText, type Writing } from './timeline-words';

const WORDS: Readonly<Record<string, Record<string, string>>> = {
  quote: textsOf('quote.console'),
  policy: textsOf('policy.console'),
  account: textsOf('account.console'),
  coverage: textsOf('coverage'),
};

function textsOf(name: string): Record<string, string> {
  const file = `apps/gateway/locales/en-US/${name}.json`;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
}

const word = (key: string): string => {
  const [space = '', name = ''] = key.split(':');
  return WORDS[space]?.[name] ?? key;
};
const writing = { t: word, statusWordKey: (status: string) => status } as unknown as Writing;

it.each([
  ['stage', 'bind', 'Before binding'],
  ['owner', 'insured', 'Insured'],
  ['evidence', 'document:APPLICATION, document:BINDER', 'Application, Binder'],
  ['clearedBy', 'networkSecurity', 'Network security'],
  ['products', 'P250, P_ONE', 'Prime 250, Prime One'],
  ['product', 'P250_S', 'Prime 250 Surplus'],
  ['name', 'P250', 'P250'],
])('a timeline writes of %s the key %s in words', (field, value, expected) => {
  expect(valueText(value, { field, kind: 'TEXT' }, writing)).toBe(expected);
});
