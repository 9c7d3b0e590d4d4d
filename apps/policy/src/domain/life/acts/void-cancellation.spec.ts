import type { ActFacts } from '../act-rule';
import { lifeAfter } from '../acts';
import type { Life } from '../life';
import { coverOf, moneyBetween } from '../life';
import { charged, FACTS, limited, unborn } from '../life.fixture';

const CANCELLATION = {
  effectiveDate: '2026-06-01',
  reason: 'REWRITTEN',
  cancellationType: 'PRO_RATA',
  comments: null,
  noticeDays: null,
} as const;

const running = (): Life => {
  const issue = { terms: limited(1), charges: charged({ premium: 100_000 }), quoteId: 'issue' };
  return lifeAfter(lifeAfter(unborn(), 'issue', issue, FACTS), 'takeEffect', {}, FACTS);
};
const pending = (): Life => ({
  ...running(),
  status: 'CANCEL PENDING',
  cancellation: CANCELLATION,
});
const cancelled = (): Life =>
  lifeAfter(pending(), 'reachCancelDate', {}, { ...FACTS, today: '2026-06-01' });
const voided = (life: Life, facts: Partial<ActFacts> = {}): Life =>
  lifeAfter(life, 'voidCancellation', { reason: 'ERROR' }, { ...FACTS, ...facts });

describe('a cancellation that never was', () => {
  it('leaves a pending one behind without any line', () => {
    const after = voided(pending());
    expect(after).toMatchObject({ status: 'IN FORCE', cancellation: null });
    expect(after.entries).toEqual(running().entries);
  });

  it('gives back every line of one that is done, months later too', () => {
    const after = voided(cancelled(), { today: '2026-12-01' });
    expect(after).toMatchObject({ status: 'IN FORCE', cancellation: null });
    const back = moneyBetween(cancelled(), after);
    expect(back.amountDue).toBe(-moneyBetween(pending(), cancelled()).amountDue);
    expect(coverOf(after)).toEqual(coverOf(running()));
  });

  it('has not begun where its policy has not', () => {
    expect(voided(pending(), { today: '2025-12-01' }).status).toBe('ISSUED');
  });

  it.each<[string, () => Life, Partial<ActFacts>, string]>([
    ['a loss since', cancelled, { hasLossInGap: true }, 'LOSS_IN_GAP'],
    ['another policy', cancelled, { isReplaced: true }, 'POLICY_REPLACED'],
    ['no cancellation', running, {}, 'ILLEGAL_TRANSITION'],
  ])('is refused after %s', (_, life, facts, code) => {
    expect(() => voided(life(), facts)).toThrow(expect.objectContaining({ status: 409, code }));
  });
});
