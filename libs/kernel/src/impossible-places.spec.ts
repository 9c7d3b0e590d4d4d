import { isNoCity, isNoStreet } from './impossible-places';

it.each([
  [['350 Fifth Avenue'], false],
  [['1', '4 Tooley Street'], false],
  [['One'], false],
  [['Test Valley Road'], false],
  [['AAA Plaza 5'], false],
  [['500 Main St, Tower III'], false],
  [['Phase III'], false],
  [['12 aaa 4'], true],
  [['12345'], true],
  [['12', '34'], true],
  [['#'], true],
  [['N/A'], true],
  [['t.b.d.', '4 Tooley Street'], false],
  [['TBD'], true],
  [['xxxxx'], true],
])('%j can be no street: %s', (lines, isNone) => {
  expect(isNoStreet(lines)).toBe(isNone);
});

it.each([
  ['Ae', false],
  ["O'Fallon", false],
  ['Llanfair Caereinion', false],
  ['Ross-shire', false],
  ['X', true],
  ['xx', true],
  ['Unknown', true],
  ['Aaaa', true],
  ['a-a-a', true],
  ['Zone III', false],
  ['test', true],
])('%s can be no city: %s', (city, isNone) => {
  expect(isNoCity(city)).toBe(isNone);
});
