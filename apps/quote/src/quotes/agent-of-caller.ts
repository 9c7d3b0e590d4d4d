import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { AgentContact } from '../domain/agent-contact';
import { Person } from '../snapshots/person.entity';

/** The caller as the agent of what the caller makes; staff are nobody's agent. */
export async function callerAsAgent(em: EntityManager, actor: Actor): Promise<AgentContact | null> {
  if (actor.accountType !== 'AGENCY') return null;
  const person = await em.findOneBy(Person, { id: actor.userId });
  return (
    person && {
      agentFirstName: person.firstName,
      agentLastName: person.lastName,
      agentEmail: person.email,
      agentPhone: person.phone,
    }
  );
}
