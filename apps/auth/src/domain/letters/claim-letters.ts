import type { EventType } from '@palisade/contracts';
import type { Rule } from './letter-draft';
import { ALL, money, plain } from './letter-draft';

/** The steps of a claim or a circumstance that its insured is told of, each in a letter of its own. */
const OF_STEPS = {
  endCircumstance: 'circumstanceEnded',
  reopenCircumstance: 'circumstanceReopened',
  reserveRights: 'claimRightsReserved',
  tellStatus: 'claimStatus',
  reopen: 'claimReopened',
} as const;

/** What is written of a claim: to its insured, and to the agent as it begins and ends. */
export const CLAIM_LETTERS: { readonly [Type in EventType]?: Rule<Type> } = {
  'claim.filed.v1': ({ claimNumber, reportedDate, reporterName, isCircumstance }) => ({
    name: isCircumstance ? 'circumstanceReceived' : 'claimReceived',
    to: ALL,
    facts: { claimNumber, reported: plain(reportedDate), reporterName },
  }),
  'claim.changed.v1': ({ action, claimNumber, reason = null, endedOn }) =>
    action in OF_STEPS
      ? {
          name: OF_STEPS[action as keyof typeof OF_STEPS],
          to: ['POLICYHOLDER'],
          facts: { claimNumber, reason, ...(endedOn && { ended: plain(endedOn) }) },
        }
      : null,
  'claim.closed.v1': ({ fileStatus, claimNumber, closedDate, reason = null }) => ({
    name: fileStatus === 'DENIED' ? 'claimDenied' : 'claimClosed',
    to: ALL,
    facts: { claimNumber, reason, closed: plain(closedDate) },
  }),
  // What the insurer pays for itself is nobody else's.
  'claim.money-moved.v1': ({ kind, coverage, claimNumber, payee, movedOn, ...paid }) =>
    kind === 'ISSUED' && coverage
      ? {
          name: 'claimPaid',
          to: ['POLICYHOLDER'],
          facts: {
            claimNumber,
            payee,
            amount: money(paid),
            paidOn: movedOn ? plain(movedOn) : null,
          },
        }
      : null,
};
