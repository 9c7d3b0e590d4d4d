import { classOf, readHazardRules, readIndustries, schemeOf } from './industries';

const LIST = readIndustries(`
11|Farming
111|Crops
1111|Grain
11111|Soybeans
111110|Soybeans
`);
const RULES = readHazardRules(`
52|5|accept|Finance
5242|4|refer|Agencies
`);

describe('industries', () => {
  it('names the sector and the industry of each code', () => {
    const named = LIST.map((row) => [row.code, row.primaryIndustry, row.secondaryIndustry]);
    expect(named).toEqual([
      ['11', 'Farming', null],
      ['111', 'Farming', 'Crops'],
      ['1111', 'Farming', 'Grain'],
      ['11111', 'Farming', 'Soybeans'],
      ['111110', 'Farming', 'Soybeans'],
    ]);
  });

  it('marks a code as duplicate when a more detailed one has its title', () => {
    expect(LIST.filter((row) => row.isDuplicate).map((row) => row.code)).toEqual(['11111']);
  });

  it.each([
    ['its own prefix', '524210', { hazard: 4, action: 'refer' }],
    ['the rule of exactly that code', '5242', { hazard: 4, action: 'refer' }],
    ['a shorter prefix when no longer one matches', '522110', { hazard: 5, action: 'accept' }],
    ['nothing when no prefix is known', '111110', undefined],
  ])('classes a code by %s', (_, code, expected) => {
    expect(classOf(code, RULES)).toEqual(expected);
  });

  it.each([
    ['USA', 'NAICS'],
    ['GBR', 'SIC'],
  ] as const)('codes the companies of %s in %s', (country, scheme) => {
    expect(schemeOf(country)).toBe(scheme);
  });
});
