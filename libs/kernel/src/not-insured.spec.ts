import { countryNamed, notInsuredAt, notInsuredIn } from './not-insured';
import type { Region } from './regions';

it.each<[string, Region, string | null]>([
  ['00901', 'US', 'We do not insure in Puerto Rico.'],
  ['00802', 'US', 'We do not insure in the U.S. Virgin Islands.'],
  ['96910', 'US', 'We do not insure in Guam.'],
  ['96799', 'US', 'We do not insure in American Samoa.'],
  ['96950', 'US', 'We do not insure in the Northern Mariana Islands.'],
  ['96813', 'US', null],
  ['JE2 3AB', 'UK', 'We do not insure in Jersey.'],
  ['gy1 1aa', 'UK', 'We do not insure in Guernsey.'],
  ['IM1 1AA', 'UK', 'We do not insure in the Isle of Man.'],
  ['GX11 1AA', 'UK', 'We do not insure in Gibraltar.'],
  ['G1 1AA', 'UK', null],
  ['nowhere', 'UK', null],
])('%s in the %s edition: %s', (zipCode, region, refusal) => {
  expect(notInsuredAt(zipCode, region)).toBe(refusal);
});

it.each([
  ['Puerto Rico', 'Puerto Rico'],
  ['PR', 'Puerto Rico'],
  ['USVI', 'the U.S. Virgin Islands'],
  ['U.S. Virgin Islands', 'the U.S. Virgin Islands'],
  ['isle of man', 'the Isle of Man'],
  ['Jersey', 'Jersey'],
])('%s by its words: %s', (words, place) => {
  expect(notInsuredIn(words)).toBe(`We do not insure in ${place}.`);
});

it.each(['New Jersey', 'NJ', 'Nevada', 'JE', ''])('%j by its words: insured', (words) => {
  expect(notInsuredIn(words)).toBeNull();
});

it.each([
  ['U.S.A.', 'USA'],
  ['United States', 'USA'],
  ['U.K.', 'GBR'],
  ['Scotland', 'GBR'],
  ['France', null],
])('%s is the country %s', (word, country) => {
  expect(countryNamed(word)).toBe(country);
});
