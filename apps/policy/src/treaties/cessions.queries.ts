import { Injectable } from '@nestjs/common';
import type { Currency, Page } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource, In } from 'typeorm';
import { Policy } from '../policies/policy.entity';
import { Cession } from './cession.entity';
import { visibleTo } from './cessions.access';
import type {
  CessionFilters,
  CessionResponse,
  CessionSearchQuery,
  CessionTotalsResponse,
} from './cessions.dto';
import { namesOf } from './treaties.queries';

const LIST = {
  sortable: {
    created: 'cession.created',
    effectiveDate: 'cession.effectiveDate',
    premium: 'cession.premium',
    cededPremium: 'cession.cededPremium',
    cedingCommission: 'cession.cedingCommission',
    type: 'cession.type',
  },
  defaultSort: 'created,desc',
  tieBreaker: 'cession.id',
};

/** Reads what was ceded, in the caller's scope. */
@Injectable()
export class CessionsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async search(request: CessionSearchQuery, actor: Actor): Promise<Page<CessionResponse>> {
    const { search } = request;
    const query = this.visible(request, actor);
    if (search) {
      const pattern = containingFolded(search);
      query.andWhere('policy.searchText like :pattern', { pattern });
    }
    const page = await listPage(query, request, LIST);
    const policies = await this.dataSource.manager.findBy(Policy, {
      id: In(page.content.map(({ policyId }) => policyId)),
    });
    const policyOf = new Map(policies.map((policy) => [policy.id, policy]));
    const nameOf = await namesOf(this.dataSource.manager);
    const content = page.content.map((cession) =>
      toCessionResponse(cession, policyOf.get(cession.policyId), nameOf(cession.reinsurerId)),
    );
    return { ...page, content };
  }

  /** What the same filters of the list sum to, currency by currency. */
  async totals(request: CessionFilters, actor: Actor): Promise<CessionTotalsResponse> {
    // The premium of a transaction counts once, however many treaties share it.
    const changes = this.visible(request, actor)
      .select('cession.policyId', 'policy_id')
      .addSelect('max(cession.currency)', 'currency')
      .addSelect('max(cession.premium)', 'premium')
      .addSelect('sum(cession.cededPremium)', 'ceded')
      .addSelect('sum(cession.cedingCommission)', 'commission')
      .groupBy('cession.policyId')
      .addGroupBy('cession.number');
    const rows = await this.dataSource
      .createQueryBuilder()
      .from(`(${changes.getQuery()})`, 'change')
      .setParameters(changes.getParameters())
      .select('change.currency', 'currency')
      .addSelect('count(distinct change.policy_id)', 'policies')
      .addSelect('sum(change.premium)', 'premium')
      .addSelect('sum(change.ceded)', 'cededPremium')
      .addSelect('sum(change.commission)', 'cedingCommission')
      .groupBy('1')
      .orderBy('1', 'DESC')
      .getRawMany<{ currency: Currency } & Record<Summed, string>>();
    const totals = rows.map(({ currency, policies, premium, cededPremium, cedingCommission }) => ({
      currency,
      policies: Number(policies),
      premium: toCurrencyUnits(Number(premium)),
      cededPremium: toCurrencyUnits(Number(cededPremium)),
      cedingCommission: toCurrencyUnits(Number(cedingCommission)),
      net: toCurrencyUnits(Number(cededPremium) - Number(cedingCommission)),
    }));
    return { totals };
  }

  private visible(
    { policyId, reinsurerId, product, after, before }: CessionFilters,
    actor: Actor,
  ): SelectQueryBuilder<Cession> {
    const query = this.dataSource.manager
      .createQueryBuilder(Cession, 'cession')
      .innerJoin(Policy, 'policy', 'policy.id = cession.policyId');
    visibleTo(query, actor);
    if (policyId) query.andWhere('cession.policyId = :policyId', { policyId });
    if (reinsurerId) query.andWhere('cession.reinsurerId = :reinsurerId', { reinsurerId });
    if (product) query.andWhere('policy.product = :product', { product });
    if (after) query.andWhere('cession.created >= :after', { after });
    if (before) query.andWhere('cession.created <= :before', { before });
    return query;
  }
}

type Summed = 'policies' | 'premium' | 'cededPremium' | 'cedingCommission';

function toCessionResponse(
  { number: _, ...cession }: Cession,
  policy: Policy | undefined,
  reinsurerName: string,
): CessionResponse {
  if (!policy) throw new Error(`The policy ${cession.policyId} of a cession is gone.`);
  const { policyNumber, companyName, product } = policy;
  return {
    ...cession,
    policyNumber,
    companyName,
    product,
    reinsurerName,
    cededPct: Number(cession.cededPct),
    cedingCommissionPct: Number(cession.cedingCommissionPct),
    premium: toCurrencyUnits(cession.premium),
    cededPremium: toCurrencyUnits(cession.cededPremium),
    cedingCommission: toCurrencyUnits(cession.cedingCommission),
    net: toCurrencyUnits(cession.cededPremium - cession.cedingCommission),
    created: cession.created.toISOString(),
  };
}
