import { agent, policyHead } from './blocks';
import { publishes } from './event';
import { bool, date, email, nullable, str, text, uuid } from './schema';

const brokerChange = {
  policyHead,
  changeId: uuid,
  fromAgencyId: nullable(uuid),
  fromAgencyName: nullable(str(200)),
  agencyId: uuid,
  agencyName: str(200),
  agentEmail: nullable(email),
  // Of the agency of before.
  fromAgentEmail: nullable(email),
  // The last day on which the agency of before may bring a rescission.
  rescindBy: date,
  effectiveDate: date,
  docId: uuid,
};

/** The events of another broker of record. */
export const BROKER_EVENTS = publishes('policy', {
  'policy.bor-received.v1': {
    when: 'the letter for another broker of record has come, or what it says was corrected',
    payload: brokerChange,
    consumers: { auth: 'letter to both agencies and the insured' },
    out: ['browser', 'notification'],
  },
  'policy.bor-rescinded.v1': {
    when: 'the broker of before brought a rescission in time, or no policy runs when the days are over',
    payload: { ...brokerChange, reason: text },
    // Its days have run, and none of the policies of the insured runs any more.
    addedLater: { isLapsed: bool },
    consumers: { auth: 'letter to both agencies and the insured' },
    out: ['browser', 'notification'],
  },
  'policy.bor-changed.v1': {
    when: 'a change of the broker of record takes effect',
    // The agent of the new agency, as far as its letter names one.
    payload: { ...brokerChange, agent: nullable(agent) },
    consumers: {
      account: 'the agency of the account, with all that belongs to it',
      auth: 'letter to both agencies and the insured',
    },
    out: ['webhook', 'browser', 'notification'],
  },
});
