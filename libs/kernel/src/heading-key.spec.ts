import { knownColumns, knownHeading } from './heading-key';

const KNOWN = new Map([
  ['revenue', 'revenue'],
  ['naics', 'code'],
  ['industry', 'code'],
  ['address', 'address1'],
  ['address2', 'address2'],
]);

it.each([
  [
    ['Revenue 2023', 'NAICS 2022'],
    ['revenue', 'code'],
  ],
  [
    ['naics_2022', 'Industry'],
    [null, 'code'],
  ],
  [
    ['NAICS', 'Industry'],
    ['code', 'code'],
  ],
  [
    ['Revenue 2022', 'Revenue 2024', 'Revenue 2023'],
    [null, 'revenue', null],
  ],
  [
    ['Address 2', 'Address 4', 'Address'],
    ['address2', null, 'address1'],
  ],
  [
    ['2024', ''],
    [null, null],
  ],
])('the headings %j are %j', (headings, columns) => {
  expect(knownColumns(headings, KNOWN)).toEqual(columns);
});

it.each([
  ['NAICS (2022)', 'naics'],
  ['Address 2', 'address2'],
  ['Address 4', null],
])('the heading %j is known as %j', (heading, key) => {
  expect(knownHeading(heading, new Set(KNOWN.keys()))).toBe(key);
});
