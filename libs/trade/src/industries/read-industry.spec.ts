import type { Country } from '@palisade/kernel';
import { isIndustryCode } from './industry-lists';
import type { NamedSystem } from './read-industry';
import { readIndustry, systemNamed } from './read-industry';

it.each([
  ['NAICS code', 'NAICS'],
  ['SIC', 'SIC'],
  ['Industry', null],
  ['Basic code', null],
  ['Music', null],
  ['sic_code', 'SIC'],
  ['SICCode', 'SIC'],
  ['sicCode', 'SIC'],
  ['ukSicCode2007', 'SIC'],
  ['Primary_SIC', 'SIC'],
] as const)('the heading %j names %s', (heading, system) => {
  expect(systemNamed(heading)).toBe(system);
});

it.each<[Country, NamedSystem | null, string, string]>([
  ['USA', null, '621210', '621210'],
  ['USA', null, '621210 Dentists', '621210'],
  ['USA', null, '621210.0', '621210'],
  ['USA', 'NAICS', '6212', '6212'],
  ['USA', null, 'NAICS 6212', '6212'],
  ['USA', null, 'NAICS 2022: 621210', '621210'],
  ['USA', 'SIC', 'NAICS: 621210', '621210'],
  ['USA', null, '62', '62'],
  ['USA', null, '541,512', '541512'],
  ['GBR', null, '62,012', '62012'],
  ['USA', null, '621210, Dentists', '621210'],
  ['USA', 'SIC', '621210', '621210'],
  ['GBR', null, '62012', '62012'],
  ['GBR', 'NAICS', '62012', '62012'],
  ['GBR', 'SIC', '62.01/2', '62012'],
  ['GBR', null, 'UK SIC 2007 6201', '6201'],
])('%s, heading %s: %j is %s', (country, heading, text, code) => {
  expect(readIndustry(text, { country, heading })).toEqual({ code, refusal: null });
});

it.each<[Country, NamedSystem | null, string, string]>([
  ['USA', 'SIC', '5411', 'is a code of the US SIC'],
  ['USA', null, 'SIC 5411', 'is a code of the US SIC'],
  ['USA', null, '5411', 'may be a code of NAICS or of the US SIC'],
  ['USA', null, '5411 Grocery stores', 'may be a code of NAICS or of the US SIC'],
  ['GBR', 'NAICS', '621210', 'is a code of NAICS'],
  ['GBR', null, '5211', 'may be a code of the SIC of 2003'],
  ['GBR', null, 'SIC 2003: 52110', 'is a code of the SIC of 2003'],
  ['USA', null, 'dentist', 'is no industry code'],
  ['USA', null, '541,599', 'may be more than one industry code'],
  ['USA', null, '621210, 621111', 'may be more than one industry code'],
  ['USA', null, '621210 621111', 'may be more than one industry code'],
  ['USA', null, '621210;621111', 'may be more than one industry code'],
  ['GBR', null, '62012, 62020', 'may be more than one industry code'],
  ['USA', null, '1', 'is no industry code'],
  ['USA', null, '6212101', 'is no industry code'],
])('%s, heading %s: %j is refused: it %s', (country, heading, text, refusal) => {
  const read = readIndustry(text, { country, heading });
  expect(read.code).toBeNull();
  expect(read.refusal).toContain(refusal);
});

it.each([
  ['NAICS', '621210', true],
  ['NAICS', '62', true],
  ['NAICS', '451211', false],
  ['NAICS', '54151', true],
  ['SIC', '62012', true],
  ['SIC', '72220', false],
] as const)('%s has %s: %s', (list, code, isKnown) => {
  expect(isIndustryCode(list, code)).toBe(isKnown);
});
