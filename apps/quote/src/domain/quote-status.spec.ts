import type { QuoteStatus } from '@palisade/contracts';
import type { LifecycleShape } from '@palisade/kernel';
import { allowedActions, validateTransitions } from '@palisade/kernel';
import fc from 'fast-check';
import type { QuoteAction } from './quote-status';
import { offeredActions, QUOTE_TRANSITIONS, statusAfter } from './quote-status';
import { OUTCOMES } from './rating-outcome';

const LIFECYCLE: LifecycleShape<QuoteStatus> = {
  statuses: Object.keys(OUTCOMES) as QuoteStatus[],
  initial: ['TEMPORARY', 'DRAFT', 'API_REJECTED'],
  terminal: ['VOID'],
};
const { statuses, initial } = LIFECYCLE;
const actions = Object.keys(QUOTE_TRANSITIONS) as QuoteAction[];
const CLOSED: readonly QuoteStatus[] = ['EXPIRED', 'INVALID', 'LOST', 'DECLINED'];

/** Walks as far as the picks allow; each pick chooses among what the status allows. */
function history(first: QuoteStatus, picks: number[]): { action: QuoteAction; to: QuoteStatus }[] {
  const steps: { action: QuoteAction; to: QuoteStatus }[] = [];
  let status = first;
  let before = first;
  for (const pick of picks) {
    const allowed = allowedActions<QuoteStatus, QuoteAction>(QUOTE_TRANSITIONS, status);
    if (!allowed.length) break;
    const action = allowed[pick % allowed.length];
    const to = statusAfter(status, action, before);
    if (!CLOSED.includes(status)) before = status;
    steps.push({ action, to });
    status = to;
  }
  return steps;
}

describe('the life of a quote', () => {
  it('is sound: every status is reached, and only VOID is an end', () => {
    expect(validateTransitions(QUOTE_TRANSITIONS, LIFECYCLE)).toEqual([]);
  });

  it('refuses with 409 whatever the table does not list, for every status and action', () => {
    for (const status of statuses) {
      for (const action of actions) {
        const isListed = (QUOTE_TRANSITIONS[action].from as readonly string[]).includes(status);
        const act = (): QuoteStatus => statusAfter(status, action, 'READY');
        if (isListed) expect(statuses).toContain(act());
        else expect(act).toThrow(expect.objectContaining({ status: 409 }));
      }
    }
  });

  it('never binds what was not offered, and never issues what was not bound', () => {
    const walks = fc.array(fc.nat(), { maxLength: 60 });
    fc.assert(
      fc.property(fc.constantFrom(...initial), walks, (first, picks) => {
        const passed = history(first, picks).map(({ to }) => to);
        const firstOf = (status: QuoteStatus): number => passed.indexOf(status);
        if (firstOf('BOUND') >= 0) {
          const before = passed.slice(0, firstOf('BOUND'));
          expect(before.some((to) => ['READY', 'ACTIVE'].includes(to))).toBe(true);
        }
        if (firstOf('ISSUED') >= 0) expect(passed.slice(0, firstOf('ISSUED'))).toContain('BOUND');
        expect(passed.slice(0, -1)).not.toContain('VOID');
      }),
      { numRuns: 2_000 },
    );
  });

  it.each<[QuoteStatus, QuoteStatus]>([
    ['LOST', 'READY'],
    ['EXPIRED', 'ACTIVE'],
    ['DECLINED', 'REFERRED'],
  ])('restores from %s to the status before, %s', (closed, before) => {
    expect(statusAfter(closed, 'restore', before)).toBe(before);
  });
});

describe('what a caller is offered', () => {
  it.each<[QuoteStatus, string[], QuoteAction[]]>([
    ['DRAFT', ['quote:request'], ['request']],
    ['DRAFT', ['quote:view'], []],
    ['REFERRED', ['underwriting:underwrite', 'quote:lost'], ['underwrite', 'markLost']],
    ['READY', ['underwriting:release', 'quote:decline'], ['decline']],
    ['BOUND', ['quote:issue', 'quote:decline'], ['issue']],
    ['API_REJECTED', ['quote:create', 'quote:edit'], ['editDraft', 'retry']],
    ['ACTIVE', ['quote:send-sign-request'], ['sendSignRequest']],
    ['BOUND', ['quote:send-sign-request'], ['sendSignRequest']],
  ])('in %s to a caller with %j is %j', (status, held, offered) => {
    expect(offeredActions(status, (permission) => held.includes(permission))).toEqual(offered);
  });
});
