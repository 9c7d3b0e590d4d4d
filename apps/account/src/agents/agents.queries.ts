import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { invalidField, isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import { Agent } from '../snapshots/agent.entity';
import { visibleTo } from './agents.access';
import type { AgentResponse, AgentSearchQuery } from './agents.dto';
import { toAgentResponse } from './agents.dto';

const LIST = {
  sortable: { name: 'agent.sort_name', agentEmail: 'agent.email' },
  defaultSort: 'name,asc',
  tieBreaker: 'agent.id',
};

/** Whom a licence names as its holder. */
interface NamedHolder {
  agentId: string;
  agentEmail?: string | undefined;
}

/** Reads the people of agencies. */
@Injectable()
export class AgentsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The agents that the caller can choose from. */
  async search(request: AgentSearchQuery, actor: Actor): Promise<Page<AgentResponse>> {
    const { search, agencyId, teamId } = request;
    const query = this.visible(actor);
    const pattern = search && containingFolded(search);
    if (pattern)
      query.andWhere('(agent.sort_name like :pattern or fold_text(agent.email) like :pattern)', {
        pattern,
      });
    if (agencyId) query.andWhere('agent.organizationId = :agencyId', { agencyId });
    if (teamId) query.andWhere(':teamId = any(agent.teamIds)', { teamId });
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map(toAgentResponse) };
  }

  /** The person whom a licence names; 400 for one who is not of the agency or out of sight. */
  async holder(
    { agentId, agentEmail }: NamedHolder,
    actor: Actor,
    agencyId = isStaff(actor) ? undefined : actor.organizationId,
  ): Promise<Agent> {
    const agent = await this.visible(actor).andWhere('agent.id = :agentId', { agentId }).getOne();
    if (!agent || (agencyId && agent.organizationId !== agencyId)) {
      throw invalidField('UNKNOWN_AGENT', 'Choose an agent of the agency.', '/agentId');
    }
    if (agentEmail && agentEmail.toLowerCase() !== agent.email) {
      throw invalidField('UNKNOWN_AGENT', 'The agent has another address.', '/agentEmail');
    }
    return agent;
  }

  private visible(actor: Actor): SelectQueryBuilder<Agent> {
    return visibleTo(
      this.dataSource.createQueryBuilder(Agent, 'agent').where('agent.enabled'),
      actor,
    );
  }
}
