import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnDomain } from './own-domain';

/** The tests of the public suffix list, which lie beside a checkout where somebody has put them. */
const SUFFIXES = join(process.cwd(), '../shared/foreign/domains/test_psl.txt');
const published = existsSync(SUFFIXES) ? readFileSync(SUFFIXES, 'utf8') : '';
const suffixes = [...published.matchAll(/^checkPublicSuffix\('([^'.][^']*)', null\)/gm)];
const owned = [...published.matchAll(/^checkPublicSuffix\('([^']+)', '[^']+'\)/gm)];

it.each(['github.io', 'co.uk', 'blogspot.com', ...suffixes.map(([, suffix]) => suffix)])(
  'anybody may be below %s',
  (suffix) => {
    expect(isOwnDomain(suffix)).toBe(false);
  },
);

it.each([
  'redrock.github.io',
  'redrock.co.uk',
  'redrock.example',
  ...owned.map(([, domain]) => domain),
])('%s is own', (domain) => {
  expect(isOwnDomain(domain)).toBe(true);
});
