import type { Region } from '@palisade/kernel';
import { EDITIONS, event, ID } from './letter-events.fixture';

/** What the insured of a claim is told of. */
export function claimEvents(region: Region) {
  const { currency } = EDITIONS[region];
  const head = { claimId: ID, claimNumber: 'C-26-3', policyId: ID };
  const filed = {
    ...head,
    lossDate: '2026-06-30',
    reportedDate: '2026-07-03',
    causes: ['Ransomware'],
    reporterName: 'Ada Alder',
  };
  const reason = 'The act of a state is not covered (4.2).';
  const changed = (action: string, endedOn: string | null = null) =>
    event('claim.changed.v1', {
      ...head,
      fileStatus: 'OPEN',
      action,
      handlerId: null,
      reason,
      endedOn,
    });
  const closed = (fileStatus: 'DENIED' | 'CLOSED_WITH_PAYMENT') =>
    event('claim.closed.v1', {
      ...head,
      fileStatus,
      closedDate: '2026-07-20',
      currency,
      incurred: 0,
      handlerId: null,
      reason: fileStatus === 'DENIED' ? reason : null,
    });
  return {
    claimed: event('claim.filed.v1', filed),
    told: event('claim.filed.v1', { ...filed, isCircumstance: true }),
    ended: changed('endCircumstance', '2026-08-01'),
    again: changed('reopenCircumstance'),
    rights: changed('reserveRights'),
    status: changed('tellStatus'),
    reopened: changed('reopen'),
    denied: closed('DENIED'),
    closed: closed('CLOSED_WITH_PAYMENT'),
    paid: event('claim.money-moved.v1', {
      ...head,
      moveId: ID,
      kind: 'ISSUED',
      category: 'thirdPartyLoss',
      coverage: 'LIABILITY',
      payee: 'Quill and Moor',
      payeeType: 'COUNSEL',
      method: 'WIRE',
      movedOn: '2026-07-20',
      currency,
      amount: 350_050,
    }),
  };
}
