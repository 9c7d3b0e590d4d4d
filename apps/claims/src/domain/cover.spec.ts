import type { PolicyStatus } from '@palisade/contracts';
import type { Cover, CoverLayer, Terms } from './cover';
import { coveringPolicy, coverOn, reinstatedLayers, termsFor } from './cover';

const layer = (from: string, limit: number | null, to = '2027-01-01'): CoverLayer => ({
  from,
  to,
  terms:
    limit === null
      ? null
      : ({ aggregateLimit: limit, effectiveDate: from, retroActivePeriod: 2 } as Terms),
});
const cover = (status: PolicyStatus, ...layers: CoverLayer[]): Cover => ({ status, layers });
const ISSUED = layer('2026-01-01', 1);
const RAISED = layer('2026-06-01', 2);
const ENDED = layer('2026-09-01', null);

describe('the cover on a date', () => {
  it.each<[string, Cover, string, number | undefined]>([
    ['before the policy', cover('IN FORCE', ISSUED), '2025-12-31', undefined],
    ['on its first day', cover('ISSUED', ISSUED), '2026-01-01', 1],
    ['on its last day', cover('EXPIRED', ISSUED), '2026-12-31', 1],
    ['after it', cover('EXPIRED', ISSUED), '2027-01-01', undefined],
    ['before a raise', cover('IN FORCE', ISSUED, RAISED), '2026-05-31', 1],
    ['after a raise', cover('IN FORCE', ISSUED, RAISED), '2026-06-01', 2],
    ['before the cancellation', cover('CANCELLED', ISSUED, RAISED, ENDED), '2026-08-31', 2],
    ['after the cancellation', cover('CANCELLED', ISSUED, RAISED, ENDED), '2026-09-01', undefined],
    ['of a binder', cover('BOUND', ISSUED), '2026-02-01', 1],
    ['of an expired binder', cover('BINDER EXPIRED', ISSUED), '2026-02-01', undefined],
    ['of a void policy', cover('VOID', ISSUED), '2026-02-01', undefined],
  ])('%s', (_, known, date, limit) => {
    expect(coverOn(known, date)?.aggregateLimit).toBe(limit);
  });

  it('goes on when the cancellation is taken back', () => {
    expect(reinstatedLayers([ISSUED, RAISED, ENDED])).toEqual([ISSUED, RAISED]);
    expect(reinstatedLayers([ISSUED, RAISED])).toEqual([ISSUED, RAISED]);
    expect(reinstatedLayers([ISSUED, ENDED, RAISED])).toEqual([ISSUED, ENDED, RAISED]);
  });
});

describe('the terms of a loss before the inception', () => {
  const retro = (retroActivePeriod: number, status: PolicyStatus = 'IN FORCE'): Cover => {
    const terms = { effectiveDate: '2026-01-01', retroActivePeriod, aggregateLimit: 1 } as Terms;
    return cover(status, { ...ISSUED, terms }, RAISED);
  };

  it.each<[string, Cover, string, number | undefined]>([
    ['full prior acts', retro(-1), '2010-01-01', 1],
    ['on the retroactive date', retro(2), '2024-01-01', 1],
    ['before the retroactive date', retro(2), '2023-12-31', undefined],
    ['none of prior acts', retro(0), '2025-12-31', undefined],
    ['of the day itself', retro(2), '2026-06-01', 2],
    ['of a void policy', retro(-1, 'VOID'), '2025-06-01', undefined],
  ])('%s', (_, known, date, limit) => {
    expect(termsFor(known, date)?.aggregateLimit).toBe(limit);
  });
});

describe('the policy of a loss', () => {
  const old = { id: 'old', ...cover('EXPIRED', layer('2025-01-01', 1, '2026-01-01')) };
  const current = { id: 'current', ...cover('IN FORCE', ISSUED) };
  const excess = { id: 'excess', ...cover('IN FORCE', ISSUED) };

  it.each([
    ['the one that was named', 'excess', '2026-02-01', 'excess'],
    ['another of the insured', 'current', '2025-06-01', 'old'],
    ['the one that was named, for prior acts', 'excess', '2024-06-01', 'excess'],
    ['none', 'current', '2023-06-01', undefined],
  ])('is %s', (_, namedId, date, id) => {
    expect(coveringPolicy([current, excess, old], namedId, date)?.id).toBe(id);
  });
});
