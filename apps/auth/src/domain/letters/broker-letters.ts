import type { EventData, EventType } from '@palisade/contracts';
import type { Facts, Rule } from './letter-draft';
import { plain } from './letter-draft';

/** The insured, and the agents of both agencies. */
const CONCERNED = ['POLICYHOLDER', 'BROKERS'] as const;

const factsOf = ({
  agencyName,
  fromAgencyName,
  effectiveDate,
}: EventData<'policy.bor-received.v1'>): Facts => ({
  broker: agencyName,
  incumbent: fromAgencyName,
  from: plain(effectiveDate),
});

/** What is written of another broker of record. */
export const BROKER_LETTERS: { readonly [Type in EventType]?: Rule<Type> } = {
  'policy.bor-received.v1': (data) => ({
    name: 'brokerReceived',
    to: CONCERNED,
    facts: { ...factsOf(data), until: plain(data.rescindBy) },
  }),
  'policy.bor-rescinded.v1': (data) =>
    data.isLapsed
      ? { name: 'brokerLapsed', to: ['BROKERS'], facts: factsOf(data) }
      : {
          name: 'brokerRescinded',
          to: CONCERNED,
          facts: { ...factsOf(data), reason: data.reason },
        },
  'policy.bor-changed.v1': (data) => ({
    name: 'brokerChanged',
    to: CONCERNED,
    facts: factsOf(data),
  }),
};

/** The addresses of the agents that a change of the broker names, each once. */
export const brokersOf = ({
  agentEmail,
  fromAgentEmail,
}: Pick<EventData<'policy.bor-received.v1'>, 'agentEmail' | 'fromAgentEmail'>): string[] => [
  ...new Set([fromAgentEmail, agentEmail].filter((email) => email !== null)),
];
