import { unknownPostcodeArea } from './postcode-areas';

it.each([
  ['SE1 2TH', null],
  ['GIR 0AA', null],
  ['ZE1 0AA', null],
  ['BX5 5AT', null],
  ['BF1 1AA', null],
  ['AA1 1AA', 'AA'],
  ['F1 1AA', 'F'],
])('%s is of no area that exists: %s', (postcode, area) => {
  expect(unknownPostcodeArea(postcode)).toBe(area);
});
