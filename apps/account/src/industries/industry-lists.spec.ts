import { INDUSTRIES, industryClass, industryOf } from './industry-lists';

describe('industry lists', () => {
  it('hold the whole of both classifications', () => {
    const ofLength = (scheme: 'NAICS' | 'SIC', digits: number): number =>
      INDUSTRIES[scheme].filter(({ code }) => code.length === digits).length;
    expect([2, 3, 4, 5, 6].map((digits) => ofLength('NAICS', digits))).toEqual([
      24, 96, 308, 689, 1012,
    ]);
    expect([2, 3, 4, 5].map((digits) => ofLength('SIC', digits))).toEqual([88, 272, 615, 731]);
  });

  it.each(['NAICS', 'SIC'] as const)('give every %s code a sector and a class', (scheme) => {
    const odd = INDUSTRIES[scheme].filter(
      ({ code, primaryIndustry }) =>
        !/^\d{2,6}$/.test(code) || !primaryIndustry || !industryClass(scheme, code),
    );
    expect(odd).toEqual([]);
  });

  it.each([
    ['NAICS', '541511', 4, 'accept'],
    ['NAICS', '541940', 3, 'accept'],
    ['NAICS', '622110', 5, 'refer'],
    ['NAICS', '713210', 5, 'decline'],
    ['NAICS', '336992', 4, 'refer'],
    ['NAICS', '238210', 1, 'accept'],
    ['SIC', '62012', 4, 'accept'],
    ['SIC', '64205', 4, 'accept'],
    ['SIC', '92000', 5, 'decline'],
    ['SIC', '86101', 5, 'refer'],
  ] as const)('class %s %s as hazard %i, %s', (scheme, code, hazard, action) => {
    expect(industryClass(scheme, code)).toEqual({ hazard, action });
  });

  it('know no code of the other classification', () => {
    expect(industryOf('NAICS', '541511')?.secondaryIndustry).toBe(
      'Custom Computer Programming Services',
    );
    expect(industryOf('SIC', '541511')).toBeUndefined();
  });
});
