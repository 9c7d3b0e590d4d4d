import type { AgencyTerms, RevenueLevel } from './agency-terms';
import { appointmentProblem, sellsTo } from './agency-terms';

const level = (minRevenue: number | null, maxRevenue: number | null): RevenueLevel => ({
  name: 'Level',
  minRevenue,
  maxRevenue,
});
const terms = (change: Partial<AgencyTerms>): AgencyTerms => ({
  isAppointed: true,
  levels: [],
  ...change,
});

describe('the terms of an agency', () => {
  it.each<[string, RevenueLevel[], number | null, boolean]>([
    ['without levels, any', [], 1, true],
    ['the smallest of a level', [level(100, 200)], 100, true],
    ['the largest of a level', [level(100, 200)], 200, true],
    ['less than every level', [level(100, 200)], 99, false],
    ['more than every level', [level(100, 200)], 201, false],
    ['what lies between two levels', [level(null, 100), level(200, null)], 150, false],
    ['what the second level holds', [level(null, 100), level(200, null)], 1_000, true],
    ['none, for an open bottom', [level(null, 100)], 0, true],
    ['an unknown one, which the rater asks for', [level(100, 200)], null, true],
  ])('takes as revenue %s: %j, %s', (_, levels, revenue, expected) => {
    expect(sellsTo(terms({ levels }), revenue)).toBe(expected);
  });

  it('asks nothing of an agency whose terms are not known yet', () => {
    expect(sellsTo(null, 1)).toBe(true);
  });

  it.each<[string, AgencyTerms | null, string | null]>([
    ['appointed', terms({}), null],
    ['not appointed', terms({ isAppointed: false }), 'AGENCY_NOT_APPOINTED'],
    ['unknown', null, 'AGENCY_NOT_APPOINTED'],
  ])('lets an agency bind when it is appointed: %s', (_, known, expected) => {
    expect(appointmentProblem(known)?.code ?? null).toBe(expected);
  });
});
