import type { CoverageKind } from './coverages';
import {
  CORE_COVERAGES,
  COVERAGE_KEYS,
  coverageKind,
  coverageName,
  coverageOfId,
  COVERAGES,
  MANDATORY_COVERAGES,
  needsLimit,
} from './coverages';

describe('coverages', () => {
  it.each([
    ['COWBELL_BREACH_FUND', 'Breach Fund'],
    ['PCI', 'PCI Fines and Penalties'],
    ['CONTINGENT_BI', 'Contingent Business Interruption'],
    ['WAIVER_OF_SUBROGATION', 'Waiver of Subrogation'],
    ['SOMETHING_ELSE', 'SOMETHING_ELSE'],
    ['constructor', 'constructor'],
  ])('of the key %s are called %s', (key, name) => {
    expect(coverageName(key)).toBe(name);
  });

  it('are forty-eight, each with a key, a number and a name of its own', () => {
    expect(COVERAGES).toHaveLength(48);
    for (const field of ['id', 'key', 'name'] as const) {
      expect(new Set(COVERAGES.map((coverage) => coverage[field])).size).toBe(48);
    }
  });

  // Spec 3 §3: the numbers of the quote builder run from 12 to 59 without a gap.
  it('are numbered from 12 to 59', () => {
    const numbers = COVERAGES.map(({ id }) => id).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 48 }, (_, index) => index + 12));
    expect(coverageOfId('34')?.key).toBe('FULL_SYSTEM_FAILURE');
    expect(coverageOfId('11')).toBeUndefined();
  });

  it.each<[string, CoverageKind | undefined]>([
    ['COWBELL_BREACH_FUND', 'mandatory'],
    ['EXTORTION', 'core'],
    ['BREACH_FUND_COST_ENDORSEMENT_1', 'optional'],
    ['WAR_EXCLUSION', 'endorsement'],
    ['TECH_ENO', 'techEno'],
    ['constructor', undefined],
  ])('of the key %s are had as %s', (key, kind) => {
    expect(coverageKind(key)).toBe(kind);
  });

  it.each([
    ['LIABILITY', { mandatory: true, locked: true, endorsement: false }],
    ['COWBELL_BREACH_FUND', { mandatory: true, locked: false, endorsement: false }],
    ['EXTORTION', { mandatory: false, locked: false, endorsement: false }],
    ['BREACH_FUND_COST_ENDORSEMENT_2', { mandatory: false, locked: false, endorsement: true }],
    ['STATE_INCONSISTENCY', { mandatory: false, locked: false, endorsement: true }],
  ])('of the key %s may be left out or not: %j', (key, how) => {
    expect(COVERAGES.find((coverage) => coverage.key === key)).toMatchObject(how);
  });

  it('that a quote has by itself are the mandatory and the core ones', () => {
    expect(MANDATORY_COVERAGES).toEqual(['LIABILITY', 'PCI', 'REGULATORY', 'COWBELL_BREACH_FUND']);
    expect(CORE_COVERAGES.slice(4)).toEqual([
      'DATA_RESTORATION',
      'EXTORTION',
      'BUSINESS_INTERRUPTION',
    ]);
  });

  it('that are priced by a limit of their own are three', () => {
    expect(COVERAGE_KEYS.filter(needsLimit)).toEqual([
      'CYBER_CRIME',
      'RANSOM_EVENT_SUBLIMIT',
      'EXTORTION_THREAT_SUBLIMIT',
    ]);
  });
});
