import type { Segment, Terms } from './policy-stack';
import { limitInForceOn } from './limit-in-force';

const terms = (aggregateLimit: number): Terms => ({ aggregateLimit }) as Terms;
const piece = (from: string, to: string, limit: number | null): { segments: Segment[] } => ({
  segments: [{ from, to, terms: limit === null ? null : terms(limit) }],
});

const ISSUED = piece('2026-01-01', '2027-01-01', 100);
const RAISED = piece('2026-06-01', '2027-01-01', 300);
const LOWERED = piece('2026-09-01', '2027-01-01', 200);
const CANCELLED = piece('2026-08-01', '2027-01-01', null);

describe('the limit in force', () => {
  it.each<[string, { segments: Segment[] }[], string, number, string | null]>([
    ['of a policy as issued', [ISSUED], '2026-03-01', 100, null],
    ['before it begins', [ISSUED], '2025-12-01', 100, null],
    ['before a raise, with its day', [ISSUED, RAISED], '2026-05-31', 100, '2026-06-01'],
    ['on the day of a raise', [ISSUED, RAISED], '2026-06-01', 300, null],
    ['between two changes', [ISSUED, RAISED, LOWERED], '2026-07-01', 300, '2026-09-01'],
    ['of a change that was taken back', [ISSUED, RAISED, ISSUED], '2026-07-01', 100, null],
    ['of what ended: as it was last', [ISSUED, RAISED], '2027-03-01', 300, null],
    ['of what was cancelled: as last agreed', [ISSUED, RAISED, CANCELLED], '2026-10-01', 300, null],
  ])('%s', (_, stack, day, limitInForce, limitChangesOn) => {
    expect(limitInForceOn(stack, day)).toEqual({ limitInForce, limitChangesOn });
  });
});
