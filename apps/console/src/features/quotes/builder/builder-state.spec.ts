import fc from 'fast-check';
import { effectiveWindow, endWindow } from '@palisade/trade';
import type { Calculation, PricedPreset } from '../../../lib/api-types';
import {
  adjustmentsOf,
  droppedCoverages,
  initialState,
  presetOf,
  withCoverage,
  withEffectiveDate,
  withEndDate,
  withoutDropped,
  withPreset,
  withTerms,
} from './builder-state';

const TODAY = '2026-11-21';
const START = initialState(TODAY);

const PRESET = {
  name: 'POPULAR',
  limit: 1_000_000,
  deductible: 10_000,
  waitingPeriod: 8,
  retroActivePeriod: 2,
  coverages: {
    '12': { key: 'LIABILITY', isSelected: true, limit: 1_000_000 },
    '24': { key: 'CYBER_CRIME', isSelected: true, limit: 250_000 },
    '27': { key: 'CCPA', isSelected: false, limit: null },
  },
} as unknown as PricedPreset;

describe('initialState', () => {
  it('begins as the specification says', () => {
    expect(START).toMatchObject({
      limit: 1_000_000,
      deductible: 25_000,
      waitingPeriod: 12,
      retroActivePeriod: -1,
      effectiveDate: '2026-12-05',
      endDate: '2027-12-05',
      presetName: null,
    });
  });
});

describe('withPreset', () => {
  const chosen = withPreset(START, PRESET);

  it('takes terms and coverages, and keeps the dates', () => {
    expect(chosen).toMatchObject({ presetName: 'POPULAR', deductible: 10_000, waitingPeriod: 8 });
    expect(chosen.effectiveDate).toBe(START.effectiveDate);
  });

  it('lets a coverage at the aggregate follow the aggregate', () => {
    expect(chosen.coverages).toEqual({
      LIABILITY: { isSelected: true, limit: null },
      CYBER_CRIME: { isSelected: true, limit: 250_000 },
      CCPA: { isSelected: false, limit: null },
    });
  });

  it('is kept as it was chosen, and taken again the same', () => {
    const kept = presetOf(chosen, 'agency') as PricedPreset;
    expect(kept).toMatchObject({ name: '', agencyId: 'agency', deductible: 10_000 });
    expect(withPreset(START, { ...kept, name: 'POPULAR' })).toEqual(chosen);
  });

  it.each([
    ['a term', withTerms(chosen, { deductible: 50_000 })],
    ['a coverage', withCoverage(chosen, 'CCPA', { isSelected: true })],
  ])('is custom once %s is changed', (_, changed) => {
    expect(changed.presetName).toBeNull();
  });
});

describe('withTerms', () => {
  it('takes limits that a lower aggregate no longer allows to the aggregate', () => {
    const wide = withCoverage(withPreset(START, PRESET), 'LIABILITY', { limit: 750_000 });
    const { coverages } = withTerms(wide, { limit: 500_000 });
    expect(coverages.LIABILITY?.limit).toBeNull();
    expect(coverages.CYBER_CRIME?.limit).toBe(250_000);
  });

  it('keeps the limit of cyber crime named, because it is priced by it', () => {
    const { coverages } = withTerms(withPreset(START, PRESET), { limit: 100_000 });
    expect(coverages.CYBER_CRIME?.limit).toBe(100_000);
    expect(withPreset(START, { ...PRESET, limit: 250_000 }).coverages.CYBER_CRIME?.limit).toBe(
      250_000,
    );
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-01', '2026-11-14', '2027-11-14'],
    ['2026-12-31', '2026-12-31', '2027-12-31'],
    ['2027-06-01', '2027-02-04', '2028-02-04'],
  ])('an effective date of %s becomes %s, with its end on %s', (asked, effectiveDate, endDate) => {
    expect(withEffectiveDate(START, asked, TODAY)).toMatchObject({ effectiveDate, endDate });
  });

  it('stay within their windows, whatever is asked for', () => {
    const day = fc
      .integer({ min: -400, max: 1200 })
      .map((days) => new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (effective, end) => {
        const state = withEndDate(withEffectiveDate(START, effective, TODAY), end);
        const starts = effectiveWindow(TODAY);
        const ends = endWindow(state.effectiveDate);
        return (
          state.effectiveDate >= starts.min &&
          state.effectiveDate <= starts.max &&
          state.endDate >= ends.min &&
          state.endDate <= ends.max
        );
      }),
    );
  });
});

describe('coverages that the answers do not qualify for', () => {
  const coercions = [
    { path: '/optional', requested: 'CONTINGENT_SYSTEM_FAILURE', applied: null, reason: 'A' },
    { path: '/cyberCrimeLimit', requested: 100_000, applied: null, reason: 'B' },
    { path: '/cyberCrimeLimit', requested: 300_000, applied: 250_000, reason: 'C' },
  ] as unknown as Calculation['coercions'];

  it('are those that nothing was put in the place of', () => {
    expect(droppedCoverages(coercions.slice(0, 2))).toEqual({
      CONTINGENT_SYSTEM_FAILURE: 'A',
      CYBER_CRIME: 'B',
    });
    expect(droppedCoverages(coercions.slice(2))).toEqual({});
  });

  it('are taken away; nothing chosen leaves the state as it is', () => {
    const chosen = withCoverage(START, 'CYBER_CRIME', { isSelected: true, limit: 100_000 });
    expect(withoutDropped(chosen, ['CYBER_CRIME']).coverages.CYBER_CRIME?.isSelected).toBe(false);
    expect(withoutDropped(START, ['CYBER_CRIME'])).toBe(START);
  });
});

describe('adjustmentsOf', () => {
  const [reason, rule] = ['Because.', 'A_RULE'];
  const coercions: Calculation['coercions'] = [
    { path: '/cyberCrimeLimit', requested: 1_000_000, applied: 250_000, rule, reason },
    { path: '/optional', requested: 'GDPR', applied: null, rule, reason },
  ];
  const gone = { coverage: 'GDPR', limits: null, reason };

  it('tells of what is lowered, and of what was taken away until it is chosen again', () => {
    const lowered = {
      coverage: 'CYBER_CRIME',
      reason,
      limits: { requested: 1_000_000, applied: 250_000 },
    };
    expect(adjustmentsOf(coercions, { GDPR: reason }, START)).toEqual([lowered, gone]);
    expect(adjustmentsOf([], { GDPR: reason }, START)).toEqual([gone]);
    const again = withCoverage(START, 'GDPR', { isSelected: true });
    expect(adjustmentsOf([], { GDPR: reason }, again)).toEqual([]);
  });
});
