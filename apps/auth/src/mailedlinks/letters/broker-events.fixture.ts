import type { EventData } from '@palisade/contracts';
import type { Region } from '@palisade/kernel';
import { event, ID, policyOf } from './letter-events.fixture';

/** What the events of another broker of record tell of it. */
export const BROKER_CHANGE = {
  changeId: ID,
  fromAgencyId: ID,
  fromAgencyName: 'Harborline',
  agencyId: ID,
  agencyName: 'Lakeshore',
  agentEmail: 'retail@elsewhere.example',
  fromAgentEmail: 'agent@harborline.example',
  rescindBy: '2026-07-13',
  effectiveDate: '2026-07-14',
  docId: ID,
} satisfies Partial<EventData<'policy.bor-received.v1'>>;

/** Events of another broker of record, likewise. */
export function brokerEvents(region: Region) {
  const { policyHead } = policyOf(region);
  const change = { policyHead, ...BROKER_CHANGE };
  return {
    received: event('policy.bor-received.v1', change),
    lapsed: event('policy.bor-rescinded.v1', { ...change, reason: 'Over', isLapsed: true }),
    rescinded: event('policy.bor-rescinded.v1', { ...change, reason: 'The insured wrote again' }),
    changed: event('policy.bor-changed.v1', { ...change, agent: null }),
  };
}
