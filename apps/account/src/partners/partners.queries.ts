import { Injectable } from '@nestjs/common';
import type { Country, Page } from '@palisade/kernel';
import { DomainError, isStaff, regionOfCountry } from '@palisade/kernel';
import type { Actor, PageQuery } from '@palisade/platform';
import { checkOwn, containingFolded, listPage, RolePermissions } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { PartnerType } from '../domain/partners/kinds';
import { Organization } from '../snapshots/organization.entity';
import type { PartnerCounts, PartnerProfileResponse, PartnerSummary } from './partner.dto';
import { PartnerMember, toPartnerSummary } from './partner.dto';
import type { Caller } from './partners.access';
import { visibleTo } from './partners.access';

const SHOWN = 1_000;

const LIST = {
  sortable: { name: 'partner.sort_name' },
  defaultSort: 'name,asc',
  tieBreaker: 'partner.id',
};

/** What a list of partners may be narrowed by. */
interface PartnerFilter extends PageQuery {
  state?: string;
  country?: Country;
  after?: Date;
  before?: Date;
}

/** The agencies of partners, as pairs; for those that have any. */
const AGENCIES: Partial<Record<PartnerType, string>> = {
  CLUSTER: 'select cluster_id as partner_id, agency_id as id from agency_link',
  DIGITAL: 'select aggregator_id as partner_id, agency_id as id from agency_link',
};

/** The accounts of partners, likewise. */
const ACCOUNTS: Partial<Record<PartnerType, string>> = {
  DIGITAL: `select aggregator_id as partner_id, id from account where status <> 'Deleted'`,
  MSSP: `select unnest(mssp_ids) as partner_id, id from account where status <> 'Deleted'`,
  CARRIER: 'select carrier_id as partner_id, account_id as id from carrier_of_account',
};

/** Accounts that the profile names: what staff links, not what was insured. */
const NAMED: readonly PartnerType[] = ['DIGITAL', 'MSSP'];

@Injectable()
export class PartnersQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly permissions: RolePermissions,
  ) {}

  /** Who calls, with what the role may do. */
  async callerOf(actor: Actor): Promise<Caller> {
    // The guard of the call has asked auth with the caller's token where that was needed.
    return { actor, held: await this.permissions.of(actor, '') };
  }

  /** A page of the partners of a kind that the caller may see. */
  async search(
    kind: PartnerType,
    request: PartnerFilter,
    actor: Actor,
  ): Promise<Page<PartnerSummary>> {
    const query = visibleTo(this.ofKind(kind), kind, await this.callerOf(actor));
    narrow(query, kind, request);
    const page = await listPage(query, request, LIST);
    const counts = await this.countsOf(
      kind,
      page.content.map(({ id }) => id),
    );
    const content = page.content.map((row) => toPartnerSummary(row, counts.get(row.id)));
    return { ...page, content };
  }

  /** The profile of one: the caller's own, for staff that which is named; 404 out of sight. */
  async profile(
    kind: PartnerType,
    id: string | undefined,
    actor: Actor,
  ): Promise<PartnerProfileResponse> {
    const partner = await this.find(kind, id, actor);
    const [counts, agencies, accounts] = await Promise.all([
      this.countsOf(kind, [partner.id]),
      this.membersOf(AGENCIES[kind], 'organization', partner.id),
      this.membersOf(NAMED.includes(kind) ? ACCOUNTS[kind] : undefined, 'account', partner.id),
    ]);
    return { ...toPartnerSummary(partner, counts.get(partner.id)), agencies, accounts };
  }

  /** The row of one; 404 out of sight. */
  async find(kind: PartnerType, id: string | undefined, actor: Actor): Promise<Organization> {
    const named = partnerId(id, actor);
    const query = visibleTo(this.ofKind(kind), kind, await this.callerOf(actor));
    const partner = await query.andWhere('partner.id = :named', { named }).getOne();
    if (!partner) throw partnerNotFound();
    return partner;
  }

  private ofKind(kind: PartnerType): SelectQueryBuilder<Organization> {
    return this.dataSource
      .createQueryBuilder(Organization, 'partner')
      .where('partner.accountType = :kind and not partner.deleted', { kind });
  }

  /** One query for the agencies and one for the accounts of a whole page. */
  private async countsOf(kind: PartnerType, ids: string[]): Promise<Map<string, PartnerCounts>> {
    const [agencies, accounts] = await Promise.all(
      [AGENCIES[kind], ACCOUNTS[kind]].map((pairs) => this.count(pairs, ids)),
    );
    return new Map(
      ids.map((id) => [id, { agencies: agencies.get(id) ?? 0, accounts: accounts.get(id) ?? 0 }]),
    );
  }

  private async count(pairs: string | undefined, ids: string[]): Promise<Map<string, number>> {
    if (!pairs || !ids.length) return new Map();
    const rows: { partnerId: string; count: number }[] = await this.dataSource.query(
      `select partner_id as "partnerId", count(*)::int as count from (${pairs}) as pairs
       where partner_id = any($1) group by partner_id`,
      [ids],
    );
    return new Map(rows.map(({ partnerId, count }) => [partnerId, count]));
  }

  private async membersOf(
    pairs: string | undefined,
    table: 'organization' | 'account',
    id: string,
  ): Promise<PartnerMember[]> {
    if (!pairs) return [];
    return this.dataSource.query(
      `select member.id, member.name from (${pairs}) as pairs
       join ${table} member on member.id = pairs.id
       where pairs.partner_id = $1 order by fold_text(member.name), member.id limit $2`,
      [id, SHOWN],
    );
  }
}

/** Which partner is meant: the caller's own; staff names one. */
export function partnerId(id: string | undefined, actor: Actor): string {
  checkOwn(id, actor, partnerNotFound);
  if (!isStaff(actor)) return actor.organizationId;
  if (id) return id;
  const detail = 'Name the account.';
  throw new DomainError('NO_ACCOUNT', detail, 400, [{ pointer: '/id', detail }]);
}

/** The answer for a partner that is none of the caller's. */
export const partnerNotFound = (): DomainError =>
  new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);

/** The identifiers of those that belong to a partner, locked for a change by the caller's lock. */
export async function memberIds(
  em: EntityManager,
  kind: 'CLUSTER' | 'MSSP',
  id: string,
): Promise<string[]> {
  const pairs = kind === 'CLUSTER' ? AGENCIES[kind] : ACCOUNTS[kind];
  const rows: { id: string }[] = await em.query(
    `select id from (${pairs}) as pairs where partner_id = $1 order by id`,
    [id],
  );
  return rows.map((row) => row.id);
}

function narrow(
  query: SelectQueryBuilder<Organization>,
  kind: PartnerType,
  { search, state, country, after, before }: PartnerFilter,
): void {
  const pattern = search && containingFolded(search);
  if (pattern) query.andWhere('partner.sort_name like :pattern', { pattern });
  if (country) {
    query.andWhere('partner.locationAlias = :region', { region: regionOfCountry(country) });
  }
  if (after) query.andWhere('partner.created >= :after', { after });
  if (before) query.andWhere('partner.created <= :before', { before });
  if (state) {
    query.andWhere(
      `partner.id in (select partner_id from (${ACCOUNTS[kind]}) as pairs
         join account on account.id = pairs.id where account.state = :state)`,
      { state },
    );
  }
}
