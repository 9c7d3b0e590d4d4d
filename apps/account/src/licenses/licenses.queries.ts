import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor, PageQuery } from '@palisade/platform';
import { containing, containingFolded, listPage } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import { Agent } from '../snapshots/agent.entity';
import { Organization } from '../snapshots/organization.entity';
import type { LicenseKind } from './license.entity';
import { License } from './license.entity';
import { visibleTo } from './licenses.access';
import type { LicenseHolders } from './licenses.dto';

const LIST = {
  sortable: {
    state: 'license.state',
    surplusLinesState: 'license.state',
    number: 'license.number',
    expirationDate: 'license.expirationDate',
    created: 'license.created',
    modified: 'license.modified',
  },
  defaultSort: 'state,asc',
  tieBreaker: 'license.id',
};

/** What a list of licences may be narrowed by. */
interface LicenseFilter {
  kind: LicenseKind;
  state?: string | undefined;
  agencyId?: string | undefined;
  /** The mail address of its holder; of an agency's licence that of the agency's contact. */
  email?: string | undefined;
  /** The days on which it ends, a surplus licence's on which it was entered; both are included. */
  after?: string | undefined;
  before?: string | undefined;
}

/** Where a kind of licence has the mail address of its holder, and the day that it is known by. */
const FIELDS: Record<LicenseKind, { email: string; day: string }> = {
  AGENCY: {
    email: '(select contact_email from agency where agency.id = license.agency_id)',
    day: 'license.expirationDate',
  },
  AGENT: {
    email: '(select email from agent where agent.id = license.agent_id)',
    day: 'license.expirationDate',
  },
  SURPLUS: {
    email: 'lower(license.brokerEmail)',
    day: `(license.created at time zone 'UTC')::date`,
  },
};

const BY_NUMBER = 'license.number ilike :pattern';

/** What a text finds of a kind of licence. */
const FOUND: Record<LicenseKind, string> = {
  AGENCY: BY_NUMBER,
  AGENT: `(${BY_NUMBER} or license.agentId in (select id from agent where sort_name like :folded))`,
  SURPLUS: BY_NUMBER,
};

@Injectable()
export class LicensesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** A licence; 404 when it does not exist or is not the caller's. */
  async find(id: string, kind: LicenseKind, actor: Actor): Promise<License> {
    const license = await this.ofKind(kind, actor).andWhere('license.id = :id', { id }).getOne();
    if (!license) throw new DomainError('LICENSE_NOT_FOUND', 'License not found.', 404);
    return license;
  }

  /** A page of licences, each as `show` writes it. */
  async search<T>(
    request: PageQuery,
    { kind, state, agencyId, email, after, before }: LicenseFilter,
    actor: Actor,
    show: (license: License, holders: LicenseHolders) => T,
  ): Promise<Page<T>> {
    const query = this.ofKind(kind, actor);
    const { search } = request;
    const pattern = search && containing(search);
    if (pattern) query.andWhere(FOUND[kind], { pattern, folded: containingFolded(search) });
    if (state) query.andWhere('license.state = :state', { state });
    if (agencyId) query.andWhere('license.agencyId = :agencyId', { agencyId });
    const fields = FIELDS[kind];
    if (email) query.andWhere(`${fields.email} = :email`, { email: email.toLowerCase() });
    if (after) query.andWhere(`${fields.day} >= :after`, { after });
    if (before) query.andWhere(`${fields.day} <= :before`, { before });
    const page = await listPage(query, request, LIST);
    const holders = await this.holdersOf(page.content);
    return { ...page, content: page.content.map((license) => show(license, holders)) };
  }

  /** The names of the agencies of these licences, and the people who hold them. */
  async holdersOf(licenses: License[]): Promise<LicenseHolders> {
    const { manager } = this.dataSource;
    const ids = [...new Set(licenses.map(({ agencyId }) => agencyId))];
    const agencies = await manager.findBy(Organization, { id: In(ids) });
    const agentIds = licenses.flatMap(({ agentId }) => agentId ?? []);
    const agents = agentIds.length ? await manager.findBy(Agent, { id: In(agentIds) }) : [];
    return {
      agencies: new Map(agencies.map(({ id, name }) => [id, name])),
      agents: new Map(agents.map((agent) => [agent.id, agent])),
    };
  }

  /** The licences that a person holds in a state, those that end last first. */
  async ofAgent(agentId: string, state: string, actor: Actor): Promise<License[]> {
    return this.ofKind('AGENT', actor)
      .andWhere('license.agentId = :agentId and license.state = :state', { agentId, state })
      .orderBy('license.expirationDate', 'DESC')
      .addOrderBy('license.id')
      .getMany();
  }

  private ofKind(kind: LicenseKind, actor: Actor) {
    const query = this.dataSource.createQueryBuilder(License, 'license');
    return visibleTo(query.where('not license.deleted and license.kind = :kind', { kind }), actor);
  }
}
