/** The agent of a quote as people write to them. */
export interface AgentContact {
  agentFirstName: string | null;
  agentLastName: string | null;
  agentEmail: string | null;
  agentPhone: string | null;
}

/** What was given, completed by what is known of the person who acts. */
export function agentContact(
  given: Partial<AgentContact>,
  known: AgentContact | null,
): AgentContact {
  return {
    agentFirstName: given.agentFirstName ?? known?.agentFirstName ?? null,
    agentLastName: given.agentLastName ?? known?.agentLastName ?? null,
    agentEmail: given.agentEmail ?? known?.agentEmail ?? null,
    agentPhone: given.agentPhone ?? known?.agentPhone ?? null,
  };
}

/** Whether the agent has a name and an address to write to. */
export const isComplete = (agent: AgentContact): boolean =>
  Boolean(agent.agentFirstName && agent.agentLastName && agent.agentEmail);
