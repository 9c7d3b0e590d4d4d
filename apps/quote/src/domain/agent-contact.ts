import type { Country } from '@palisade/kernel';
import { invalidField, PHONE_MESSAGES, regionOfCountry, storedPhone } from '@palisade/kernel';

/** The agent of a quote as people write to them. */
export interface AgentContact {
  agentFirstName: string | null;
  agentLastName: string | null;
  agentEmail: string | null;
  agentPhone: string | null;
}

/** What was given, completed by what is known; throws 400 for a phone of the other region. */
export function agentContact(
  given: Partial<AgentContact>,
  known: AgentContact | null,
  country: Country,
): AgentContact {
  return {
    agentFirstName: given.agentFirstName ?? known?.agentFirstName ?? null,
    agentLastName: given.agentLastName ?? known?.agentLastName ?? null,
    agentEmail: given.agentEmail ?? known?.agentEmail ?? null,
    agentPhone: phoneOf(given.agentPhone, country) ?? known?.agentPhone ?? null,
  };
}

function phoneOf(phone: string | null | undefined, country: Country): string | null {
  if (!phone) return null;
  const region = regionOfCountry(country);
  const stored = storedPhone(phone, region);
  if (!stored) throw invalidField('PHONE_INVALID', PHONE_MESSAGES[region], '/agentPhone');
  return stored;
}

/** Whether the agent has a name and an address to write to. */
export const isComplete = (agent: AgentContact): boolean =>
  Boolean(agent.agentFirstName && agent.agentLastName && agent.agentEmail);
