import type { QuoteStatus } from '@palisade/contracts';
import type { RatingOutcome } from '../rating-outcome';
import { referByRule } from './refer-quote';
import type { ClosedHistory } from './reopen-quote';
import { restoreQuote, reviveQuote } from './reopen-quote';

const NOW = new Date('2026-06-15T00:00:00Z');
const WHEN = { market: 'ADMITTED', now: NOW } as const;
const REASON = { code: 'REF_CLASS', text: 'Referred.', source: 'rater' } as const;
const outcome = (action: RatingOutcome['action']): RatingOutcome => ({ action, reasons: [REASON] });
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);

describe('reviving a quote', () => {
  it.each<[QuoteStatus, RatingOutcome['action'], QuoteStatus]>([
    ['EXPIRED', 'rateReady', 'READY'],
    ['INVALID', 'rateActive', 'READY'],
    ['INVALID', 'rateReferred', 'READY'],
  ])('in %s with %s leads to %s', (status, action, expected) => {
    const revived = reviveQuote(status, outcome(action), WHEN);
    expect(revived).toMatchObject({ status: expected, expiresOn: daysAgo(-60) });
  });

  it('goes on to the underwriters when a rule was hit', () => {
    expect(referByRule('READY', [REASON])).toMatchObject({ status: 'REFERRED', expiresOn: null });
  });

  it.each<[QuoteStatus, RatingOutcome['action']]>([
    ['READY', 'rateReady'],
    ['LOST', 'rateReady'],
    ['EXPIRED', 'rateDeclined'],
    ['EXPIRED', 'rateIndication'],
  ])('in %s with %s is refused', (status, action) => {
    const revive = (): unknown => reviveQuote(status, outcome(action), WHEN);
    expect(revive).toThrow(expect.objectContaining({ status: 409 }));
  });
});

describe('restoring a quote', () => {
  const closed = (change: Partial<ClosedHistory> = {}): ClosedHistory => ({
    before: 'READY',
    closedOn: daysAgo(1),
    hasBoundSibling: false,
    ...change,
  });

  it.each<[QuoteStatus, Partial<ClosedHistory>, QuoteStatus]>([
    ['LOST', { before: 'REFERRED' }, 'REFERRED'],
    ['EXPIRED', {}, 'READY'],
    ['RESCIND', { before: 'BOUND', closedOn: daysAgo(30) }, 'READY'],
    ['DELETED', { before: 'INVALID', closedOn: daysAgo(90), hasBoundSibling: true }, 'DRAFT'],
  ])('in %s with %j leads to %s', (status, history, expected) => {
    expect(restoreQuote(status, closed(history), WHEN).status).toBe(expected);
  });

  it.each<[QuoteStatus, Partial<ClosedHistory>, string]>([
    ['READY', {}, 'ILLEGAL_TRANSITION'],
    ['LOST', { before: 'SIGNED' }, 'WAS_SIGNED'],
    ['LOST', { hasBoundSibling: true }, 'SIBLING_BOUND'],
    ['RESCIND', { closedOn: daysAgo(31) }, 'TOO_LATE'],
    ['DELETED', { closedOn: daysAgo(91) }, 'TOO_LATE'],
  ])('in %s with %j is refused: %s', (status, history, code) => {
    const restore = (): unknown => restoreQuote(status, closed(history), WHEN);
    expect(restore).toThrow(expect.objectContaining({ status: 409, code }));
  });
});
