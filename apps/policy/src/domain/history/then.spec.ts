import type { LaidChange } from '../life/acts/endorse';
import { lifeAfter } from '../life/acts';
import type { Life } from '../life/life';
import { charged, FACTS, limited, unborn } from '../life/life.fixture';
import { thenOf } from './then';

const issued = (): Life => {
  const issue = { terms: limited(1), charges: charged({ premium: 100_000 }), quoteId: 'issue' };
  return lifeAfter(lifeAfter(unborn(), 'issue', issue, FACTS), 'takeEffect', {}, FACTS);
};
const change = (quoteId: string, effectiveDate: string, limit: number): LaidChange => ({
  quoteId,
  effectiveDate,
  terms: limited(limit),
  charges: charged({ premium: 50_000 }),
});
const JULY = change('july', '2026-07-01', 3);
const raised = (): Life => lifeAfter(issued(), 'endorse', { ...JULY, later: [] }, FACTS);
/** A change from April, entered after the one from July. */
const late = (): Life =>
  lifeAfter(raised(), 'endorse', { ...change('april', '2026-04-01', 2), later: [JULY] }, FACTS);
/** As much of a life as was known after its first lines. */
const known = (life: Life, lines: number): Life => ({
  ...life,
  entries: life.entries.slice(0, lines),
});
const cancelled = (): Life =>
  lifeAfter(
    { ...late(), status: 'CANCEL REQUESTED' },
    'cancel',
    { effectiveDate: '2026-10-01', reason: 'REWRITTEN' },
    { ...FACTS, today: '2026-10-01' },
  );
const flat = (): Life =>
  lifeAfter(
    issued(),
    'cancel',
    { effectiveDate: '2026-01-01', reason: 'ERROR', cancellationType: 'FLAT' },
    { ...FACTS, today: '2026-01-02' },
  );

describe('a policy as it was', () => {
  it.each<[string, Life, string | null, [string, number, number]]>([
    ['before it begins', late(), '2025-12-31', ['ISSUED', 3, 0]],
    ['on its first day', late(), '2026-01-01', ['IN FORCE', 1, 100_000]],
    ['on the day of a change', late(), '2026-04-01', ['IN FORCE', 2, 150_000]],
    ['on the day of the next', late(), '2026-07-01', ['IN FORCE', 3, 200_000]],
    ['before the late change was known', known(late(), 2), '2026-04-01', ['IN FORCE', 1, 100_000]],
    ['before any change was known', known(late(), 1), '2026-07-01', ['IN FORCE', 1, 100_000]],
    ['by all that is known', late(), null, ['IN FORCE', 3, 200_000]],
    ['the day before it was cancelled', cancelled(), '2026-09-30', ['IN FORCE', 3, 200_000]],
    ['after its end', late(), '2027-01-01', ['EXPIRED', 3, 200_000]],
    ['cancelled flat', flat(), '2026-05-01', ['FLAT CANCELLED', 1, 0]],
  ])('%s', (_, life, asOf, [status, limit, premium]) => {
    const then = thenOf(life, { asOf, today: '2026-08-01' });
    const found = [then?.status, then?.terms.aggregateLimit, then?.charges.premium];
    expect(found).toEqual([status, limit, premium]);
  });

  it('is cancelled from its cancel date, and void from its first day', () => {
    const on = { asOf: '2026-10-01', today: '2026-08-01' };
    expect(thenOf(cancelled(), on)?.status).toBe('CANCELLED');
    const gone = lifeAfter(late(), 'voidPolicy', { reason: 'ERROR' }, FACTS);
    expect(thenOf(gone, on)).toMatchObject({ status: 'VOID', charges: { premium: 0 } });
  });

  it('is nothing before its issue was known', () => {
    expect(thenOf(known(late(), 0), { asOf: null, today: '2026-08-01' })).toBeNull();
  });
});
