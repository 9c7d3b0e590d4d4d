import { validateTransitions } from '@palisade/kernel';
import { claimNumber } from './claim-number';
import type { ClaimAction, ClaimStatus } from './claim-status';
import {
  assertCircumstance,
  assertKept,
  CLAIM_STATUSES,
  CLAIM_TRANSITIONS,
  claimStatusAfter,
  offeredActions,
} from './claim-status';

describe('the life of a notice of claim', () => {
  it('is sound, and ends filed or deleted', () => {
    const shape = { initial: ['UN_FILED'], terminal: ['FILED', 'DELETED'] } as const;
    const statuses = CLAIM_STATUSES;
    expect(
      validateTransitions<ClaimStatus, ClaimAction>(CLAIM_TRANSITIONS, { statuses, ...shape }),
    ).toEqual([]);
  });

  it('refuses with 409 whatever the table does not list', () => {
    for (const status of CLAIM_STATUSES) {
      for (const action of Object.keys(CLAIM_TRANSITIONS) as ClaimAction[]) {
        const isListed = (CLAIM_TRANSITIONS[action].from as readonly string[]).includes(status);
        const act = (): unknown => claimStatusAfter(status, action);
        if (isListed) expect(act()).toBe(CLAIM_TRANSITIONS[action].to);
        else expect(act).toThrow(expect.objectContaining({ status: 409 }));
      }
    }
  });

  it('offers what the role permits', () => {
    const claim = { status: 'UN_FILED', isCircumstance: false, endedOn: null } as const;
    expect(offeredActions(claim, (permission) => permission === 'claim:file')).toEqual(['file']);
    expect(offeredActions({ ...claim, status: 'FILED' }, () => true)).toEqual(['correct']);
  });

  it('makes a claim of a circumstance, and of nothing else', () => {
    const filed = { status: 'FILED', isCircumstance: true, endedOn: null } as const;
    expect(offeredActions(filed, () => true)).toEqual(['correct', 'makeClaim', 'endCircumstance']);
    expect(() => assertCircumstance(filed)).not.toThrow();
    expect(() => assertCircumstance({ isCircumstance: false })).toThrow(
      expect.objectContaining({ code: 'ALREADY_A_CLAIM', status: 409 }),
    );
  });
});

describe('a circumstance that ended', () => {
  it('is taken up again before anything else', () => {
    const ended = { status: 'FILED', isCircumstance: true, endedOn: '2026-03-01' } as const;
    expect(offeredActions(ended, () => true)).toEqual(['correct', 'reopenCircumstance']);
  });

  it.each([
    [null, true, null],
    ['2026-03-01', false, null],
    ['2026-03-01', true, 'CIRCUMSTANCE_ENDED'],
    [null, false, 'CIRCUMSTANCE_KEPT'],
  ])('that ended on %p is asked to be kept: %p, and refused with %p', (endedOn, isKept, code) => {
    const ask = (): void => assertKept({ endedOn }, isKept);
    if (code) expect(ask).toThrow(expect.objectContaining({ code, status: 409 }));
    else expect(ask).not.toThrow();
  });
});

describe('the number of a claim', () => {
  it('has the year and seven digits', () => {
    expect(claimNumber(2026, 12)).toBe('C-26-0000012');
    expect(claimNumber(2103, 1_234_567)).toBe('C-03-1234567');
  });
});
