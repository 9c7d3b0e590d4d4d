import type { PolicyStatus } from '@palisade/contracts';
import { allowedActions, validateTransitions } from '@palisade/kernel';
import fc from 'fast-check';
import type { BinderAction, BinderStatus } from './binder-status';
import {
  BINDER_STATUSES,
  BINDER_TRANSITIONS,
  binderStatusAfter,
  binderStatusOf,
} from './binder-status';
import { nextDue } from './due';
import type { PolicyAction } from './policy-status';
import {
  offeredActions,
  POLICY_TRANSITIONS,
  policyStatusAfter,
  runningAgain,
} from './policy-status';

const PAID = {
  balance: 0,
  owedFrom: null,
  agencyBilled: false,
  isPremiumFinanced: false,
  noticeWaits: null,
  renewalPolicyId: null,
  renewalStep: 1,
  renewalDeclinedOn: null,
  market: 'ADMITTED' as const,
  state: 'NV',
  nonRenewal: null,
};

const POLICY: PolicyStatus[] = [
  ...(['ISSUED', 'IN FORCE', 'CANCEL REQUESTED', 'CANCEL PENDING', 'CANCELLED'] as const),
  ...(['FLAT CANCELLED', 'IN REINSTATEMENT PERIOD', 'EXPIRED', 'RENEWED'] as const),
  ...(['VOID TRANSACTION', 'VOID', 'CANCEL TRANSACTION'] as const),
];

/** The rows of the lifecycle tables that this service carries. */
const ROWS: [string, PolicyStatus[], PolicyStatus | 'same', PolicyAction][] = [
  ['effective date reached', ['ISSUED'], 'IN FORCE', 'takeEffect'],
  ['issue endorsement', ['ISSUED', 'IN FORCE', 'ACTIVE'], 'same', 'endorse'],
  ['revert revision', ['ISSUED', 'IN FORCE', 'ACTIVE'], 'same', 'revert'],
  [
    'request cancellation',
    ['ISSUED', 'IN FORCE', 'ACTIVE'],
    'CANCEL REQUESTED',
    'requestCancellation',
  ],
  ['reject request', ['CANCEL REQUESTED'], 'IN FORCE', 'rejectCancellation'],
  ['approve', ['CANCEL REQUESTED'], 'CANCEL PENDING', 'approveCancellation'],
  [
    'issue notice of cancellation',
    ['ISSUED', 'IN FORCE', 'ACTIVE'],
    'CANCEL PENDING',
    'issueNotice',
  ],
  ['stop notice', ['CANCEL PENDING'], 'IN FORCE', 'stopNotice'],
  ['hold the notice for non-payment', ['ISSUED', 'IN FORCE', 'ACTIVE'], 'same', 'holdNotice'],
  ['release it', ['ISSUED', 'IN FORCE', 'ACTIVE'], 'same', 'releaseNotice'],
  ['cancel date reached', ['CANCEL PENDING'], 'CANCELLED', 'reachCancelDate'],
  ['flat cancel', ['ISSUED', 'IN FORCE', 'ACTIVE'], 'FLAT CANCELLED', 'flatCancel'],
  [
    'enter reinstatement period',
    ['CANCELLED'],
    'IN REINSTATEMENT PERIOD',
    'enterReinstatementPeriod',
  ],
  ['period ends', ['IN REINSTATEMENT PERIOD'], 'CANCELLED', 'endReinstatementPeriod'],
  ['sign that no loss happened', ['IN REINSTATEMENT PERIOD'], 'same', 'signNoLoss'],
  ['paid without it', ['IN REINSTATEMENT PERIOD'], 'same', 'awaitStatement'],
  ['reinstate', ['IN REINSTATEMENT PERIOD'], 'IN FORCE', 'reinstate'],
  [
    'undo cancelled',
    ['CANCELLED', 'FLAT CANCELLED', 'IN REINSTATEMENT PERIOD'],
    'IN FORCE',
    'undoCancelled',
  ],
  ['void cancel transaction', ['CANCEL PENDING', 'CANCELLED'], 'CANCEL TRANSACTION', 'voidCancel'],
  ['apply the void of a cancellation', ['CANCEL TRANSACTION'], 'IN FORCE', 'applyVoidCancel'],
  ['void', ['ISSUED', 'IN FORCE', 'ACTIVE'], 'VOID TRANSACTION', 'void'],
  ['apply the void', ['VOID TRANSACTION'], 'VOID', 'applyVoid'],
  ['buy extended reporting', ['CANCELLED', 'EXPIRED'], 'same', 'extendReporting'],
  ['policy ends', ['IN FORCE', 'ACTIVE'], 'EXPIRED', 'endPolicy'],
  ['start a renewal', ['IN FORCE', 'ACTIVE'], 'same', 'startRenewal'],
  ['renew automatically', ['IN FORCE', 'ACTIVE'], 'same', 'renewAutomatically'],
  ['mute reminders', ['ISSUED', 'IN FORCE', 'ACTIVE'], 'same', 'muteReminders'],
  ['go on after a late notice', ['ISSUED', 'IN FORCE', 'ACTIVE'], 'same', 'goOn'],
  ['non-renew', ['ISSUED', 'IN FORCE', 'ACTIVE'], 'same', 'nonRenew'],
  ['opt out of renewal', ['ISSUED', 'IN FORCE', 'ACTIVE'], 'same', 'optOutOfRenewal'],
  ['opt in again', ['ISSUED', 'IN FORCE', 'ACTIVE'], 'same', 'optIntoRenewal'],
  [
    'issue a certificate',
    ['ISSUED', 'IN FORCE', 'ACTIVE', 'CANCEL REQUESTED', 'CANCEL PENDING'],
    'same',
    'certify',
  ],
  [
    'broker of record change',
    ['ISSUED', 'IN FORCE', 'ACTIVE', 'CANCEL REQUESTED', 'CANCEL PENDING'],
    'same',
    'changeBroker',
  ],
  ['put in a program', ['ISSUED', 'IN FORCE', 'ACTIVE'], 'same', 'addToProgram'],
  ['take out of a program', ['ISSUED', 'IN FORCE', 'ACTIVE'], 'same', 'removeFromProgram'],
  ['print the invoice anew', ['ISSUED', 'IN FORCE', 'ACTIVE'], 'same', 'printInvoice'],
  ['rescind an excess policy', ['ISSUED', 'IN FORCE', 'ACTIVE'], 'FLAT CANCELLED', 'rescindExcess'],
  ['renewal issued', ['IN FORCE', 'ACTIVE', 'EXPIRED'], 'RENEWED', 'renew'],
  ['renewal that never was', ['RENEWED'], 'IN FORCE', 'loseRenewal'],
];

describe('the life of a binder', () => {
  it('is sound, and ends issued or rescinded', () => {
    const shape = { initial: ['BOUND'], terminal: ['ISSUED', 'RESCIND'] } as const;
    const statuses = BINDER_STATUSES;
    expect(
      validateTransitions<BinderStatus, BinderAction>(BINDER_TRANSITIONS, { statuses, ...shape }),
    ).toEqual([]);
  });

  it('refuses with 409 whatever the table does not list', () => {
    for (const status of BINDER_STATUSES) {
      for (const action of Object.keys(BINDER_TRANSITIONS) as BinderAction[]) {
        const isListed = (BINDER_TRANSITIONS[action].from as readonly string[]).includes(status);
        const act = (): unknown => binderStatusAfter(status, action);
        if (isListed) expect(act()).toBe(BINDER_TRANSITIONS[action].to);
        else expect(act).toThrow(expect.objectContaining({ status: 409 }));
      }
    }
  });

  it.each<[PolicyStatus, BinderStatus]>([
    ['BOUND', 'BOUND'],
    ['BINDER EXPIRED', 'BINDER EXPIRED'],
    ['IN FORCE', 'ISSUED'],
    ['CANCELLED', 'ISSUED'],
  ])('of a policy that is %s is %s', (policy, binder) => {
    expect(binderStatusOf(policy)).toBe(binder);
  });
});

describe('the life of a policy', () => {
  it.each(ROWS)('%s', (_, from, to, action) => {
    expect(POLICY_TRANSITIONS[action]).toMatchObject({ from, to });
  });

  it('has no other row', () => {
    expect(Object.keys(POLICY_TRANSITIONS).sort()).toEqual(ROWS.map((row) => row[3]).sort());
  });

  it('never leaves the statuses that it has, and ends only void, or runs out', () => {
    const walks = fc.array(fc.nat(), { maxLength: 40 });
    fc.assert(
      fc.property(walks, (picks) => {
        let status: PolicyStatus = 'ISSUED';
        for (const pick of picks) {
          const allowed = allowedActions<PolicyStatus, PolicyAction>(POLICY_TRANSITIONS, status);
          if (!allowed.length) return expect(status).toBe('VOID');
          status = policyStatusAfter(status, allowed[pick % allowed.length]);
          expect(POLICY).toContain(status);
        }
      }),
    );
  });

  it('goes on as it was before the cancellation', () => {
    const cover = { effectiveDate: '2026-02-01', today: '2026-01-15' };
    expect(runningAgain('CANCEL PENDING', 'stopNotice', cover)).toBe('ISSUED');
    const begun = { ...cover, today: '2026-02-01' };
    expect(runningAgain('CANCEL REQUESTED', 'rejectCancellation', begun)).toBe('IN FORCE');
    expect(() => runningAgain('EXPIRED', 'undoCancelled', begun)).toThrow(
      expect.objectContaining({ status: 409 }),
    );
  });

  it.each<[PolicyStatus, string[], boolean, PolicyAction[]]>([
    ['IN FORCE', ['policy:cancel-request'], false, ['requestCancellation']],
    ['IN FORCE', ['policy:cancel-request', 'policy:cancel'], true, ['issueNotice']],
    ['IN FORCE', ['policy:view'], false, []],
    ['CANCEL REQUESTED', ['policy:cancel'], true, ['rejectCancellation', 'approveCancellation']],
    ['CANCEL PENDING', ['policy:noc-stop', 'policy:cancel'], true, ['stopNotice']],
    ['CANCELLED', ['policy:undo-cancel'], true, ['undoCancelled', 'voidCancel']],
    ['CANCEL PENDING', ['policy:undo-cancel'], true, ['voidCancel']],
    ['EXPIRED', ['policy:erp'], true, ['extendReporting']],
    ['IN REINSTATEMENT PERIOD', ['policy:undo-cancel'], true, ['undoCancelled']],
    ['IN REINSTATEMENT PERIOD', ['quote:sign', 'policy:view'], false, ['signNoLoss']],
  ])('offers in %s to a caller with %j (staff: %s) %j', (status, held, isStaff, offered) => {
    const holds = (permission: string): boolean => held.includes(permission);
    expect(offeredActions(status, { holds, isStaff })).toEqual(offered);
  });
});

describe('what time does', () => {
  const timed = {
    timeZone: 'America/Los_Angeles',
    effectiveDate: '2026-01-15',
    endDate: '2027-01-15',
    binderExpiresOn: new Date('2026-02-14T00:00:00Z'),
    cancelDate: '2026-07-01',
    offerReportingOn: null,
    reinstateUntil: '2026-07-31',
    limitChangesOn: null,
    ...PAID,
  };
  it.each<[PolicyStatus, string | undefined, string | undefined]>([
    ['BOUND', 'expireBinder', '2026-02-14T00:00:00.000Z'],
    ['ISSUED', 'takeEffect', '2026-01-15T08:01:00.000Z'],
    ['IN FORCE', 'endPolicy', '2027-01-15T08:01:00.000Z'],
    ['CANCEL PENDING', 'reachCancelDate', '2026-07-01T07:01:00.000Z'],
    ['IN REINSTATEMENT PERIOD', 'endReinstatementPeriod', '2026-07-31T07:01:00.000Z'],
    ['CANCELLED', undefined, undefined],
    ['CANCEL REQUESTED', undefined, undefined],
  ])('to a policy that is %s: %s at %s', (status, action, at) => {
    const next = nextDue({ ...timed, status });
    expect(next?.action).toBe(action);
    expect(next?.at.toISOString()).toBe(at);
  });

  it.each<[PolicyStatus, string, string | undefined]>([
    ['IN FORCE', '2026-08-01', 'beginTerms'],
    ['CANCEL PENDING', '2026-08-01', 'reachCancelDate'],
    ['CANCELLED', '2026-08-01', undefined],
  ])('to one that is %s and has other terms from %s: %s', (status, limitChangesOn, action) => {
    expect(nextDue({ ...timed, status, limitChangesOn })?.action).toBe(action);
  });

  it('offers time to report to one that has ended, beside what ends its reinstatement', () => {
    const ended = { ...timed, offerReportingOn: '2026-07-01' };
    const next = (status: PolicyStatus) => nextDue({ ...ended, status })?.action;
    expect(next('CANCELLED')).toBe('offerReporting');
    expect(next('IN REINSTATEMENT PERIOD')).toBe('offerReporting');
  });
});
