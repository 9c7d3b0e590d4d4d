import { Injectable } from '@nestjs/common';
import type { Currency, Page } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import { agencyNames } from '../agencies/agency-names';
import { AgencyPayout } from '../agencies/agency-payout.entity';
import { Agency } from '../agencies/agency.entity';
import { CommissionPayment } from '../statements/commission-payment.entity';
import { StatementLine } from '../statements/statement-line.entity';
import { Statement } from '../statements/statement.entity';
import type { CommissionToCome } from '../domain/commission-status';
import { Commission } from './commission.entity';
import { visibleTo } from './commissions.access';
import type {
  CommissionResponse,
  CommissionSearchQuery,
  CommissionTotalsQuery,
  CommissionTotalsResponse,
} from './commissions.dto';
import { toCommission } from './commissions.dto';

const LIST = {
  sortable: {
    created: 'commission.created',
    transactionDate: 'commission.created',
    premium: 'commission.commissionable',
    commissionsAmount: 'commission.amount',
    lineType: 'commission.lineType',
    paidOn: 'commission.paidOn',
    policyNumber: 'policy.policyNumber',
    insuredName: 'policy.sort_name',
    effectiveDate: 'policy.effectiveDate',
  },
  defaultSort: 'created,desc',
  tieBreaker: 'commission.id',
};

/** What agencies keep themselves. */
const KEPT = 'commission.policyId in (select id from policy_commission where kept)';

/** What is still to come of a commission: of what is released, or beyond it. */
const TO_COME: Readonly<Record<CommissionToCome, string>> = {
  RELEASED: `commission.released <> coalesce((
    select sum(line.amount) from statement_line line
    join statement on statement.id = line.statement_id
    where line.commission_id = commission.id and statement.payment_id is not null), 0)`,
  UNRELEASED: `commission.amount <> commission.released and not ${KEPT}`,
};

@Injectable()
export class CommissionsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async search(request: CommissionSearchQuery, actor: Actor): Promise<Page<CommissionResponse>> {
    const { manager } = this.dataSource;
    const query = manager
      .createQueryBuilder(Commission, 'commission')
      .innerJoinAndSelect('commission.policy', 'policy');
    visibleTo(query, actor, 'commission');
    const { search, agencyId, filter, toCome, after, before } = request;
    const pattern = search && containingFolded(search);
    if (pattern) query.andWhere('commission.found_text like :pattern', { pattern });
    if (agencyId) query.andWhere('commission.agencyId = :agencyId', { agencyId });
    if (filter) query.andWhere('commission.lineType = :filter', { filter });
    if (toCome) query.andWhere(TO_COME[toCome]);
    if (after) query.andWhere('commission.created >= :after', { after });
    if (before) query.andWhere('commission.created <= :before', { before });
    const page = await listPage(query, request, LIST);
    const names = await agencyNames(manager, page.content);
    const paid = await paidOf(manager, page.content);
    const content = page.content.map((commission) =>
      toCommission(commission, {
        agencyName: names.get(commission.agencyId) ?? null,
        paid: paid.get(commission.id) ?? 0,
      }),
    );
    return { ...page, content };
  }

  /** What accrued, what of it became payable and what of that was paid, in one currency. */
  async totals(request: CommissionTotalsQuery, actor: Actor): Promise<CommissionTotalsResponse> {
    const { manager } = this.dataSource;
    const agencyId =
      request.agencyId ?? (actor.accountType === 'AGENCY' ? actor.organizationId : null);
    const agencies = manager.createQueryBuilder(Agency, 'agency');
    const agency = await visibleTo(agencies, actor, 'agency')
      .andWhere('agency.id = :agencyId', { agencyId })
      .getOne();
    const currency: Currency = request.currency ?? agency?.currency ?? 'USD';
    const range = { ...request, agencyId, currency };
    const lines = manager.createQueryBuilder(StatementLine, 'line');
    const payments = manager
      .createQueryBuilder(CommissionPayment, 'payment')
      .where(`payment.status = 'PAID'`);
    const earnings = (): SelectQueryBuilder<Commission> =>
      visibleTo(manager.createQueryBuilder(Commission, 'commission'), actor, 'commission');
    const accrued = await totalOf(
      earnings().andWhere('commission.amount > 0'),
      'commission.created',
      range,
    );
    const chargedBack = await totalOf(
      earnings().andWhere('commission.amount < 0'),
      'commission.created',
      range,
    );
    const kept = await totalOf(earnings().andWhere(KEPT), 'commission.created', range);
    const unreleased = await totalOf(
      earnings().andWhere(`not ${KEPT}`),
      'commission.created',
      range,
      'commission.amount - commission.released',
    );
    const released = await totalOf(visibleTo(lines, actor, 'line'), 'line.occurred', range);
    const paid = await totalOf(visibleTo(payments, actor, 'payment'), 'payment.created', range);
    const payouts = manager.createQueryBuilder(AgencyPayout, 'payout');
    const payout = await visibleTo(payouts, actor, 'payout')
      .andWhere('payout.agencyId = :agencyId', { agencyId })
      .getOne();
    return {
      agencyName: agency?.name ?? null,
      currency,
      accrued: toCurrencyUnits(accrued),
      chargedBack: toCurrencyUnits(chargedBack),
      earned: toCurrencyUnits(accrued + chargedBack),
      released: toCurrencyUnits(released),
      paid: toCurrencyUnits(paid),
      outstanding: toCurrencyUnits(released - paid),
      unreleased: toCurrencyUnits(unreleased),
      kept: toCurrencyUnits(kept),
      paused: payout ? payout.paused : false,
    };
  }
}

/** What of each commission stood on statements that were paid. */
async function paidOf(
  em: EntityManager,
  commissions: readonly Commission[],
): Promise<Map<string, number>> {
  const rows = await em
    .createQueryBuilder(StatementLine, 'line')
    .innerJoin(Statement, 'statement', 'statement.id = line.statementId')
    .where('line.commissionId = any(:ids)', { ids: commissions.map(({ id }) => id) })
    .andWhere('statement.paymentId is not null')
    .groupBy('line.commissionId')
    .select('line.commissionId', 'id')
    .addSelect('sum(line.amount)', 'paid')
    .getRawMany<{ id: string; paid: string }>();
  return new Map(rows.map(({ id, paid }) => [id, Number(paid)]));
}

interface Range {
  agencyId: string | null;
  currency: Currency;
  after?: Date;
  before?: Date;
}

async function totalOf<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  time: 'commission.created' | 'line.occurred' | 'payment.created',
  { agencyId, currency, after, before }: Range,
  amount = `${query.alias}.amount`,
): Promise<number> {
  const { alias } = query;
  query.andWhere(`${alias}.currency = :currency`, { currency });
  if (agencyId) query.andWhere(`${alias}.agencyId = :agencyId`, { agencyId });
  if (after) query.andWhere(`${time} >= :after`, { after });
  if (before) query.andWhere(`${time} <= :before`, { before });
  const row = await query
    .select(`coalesce(sum(${amount}), 0)`, 'total')
    .getRawOne<{ total: string }>();
  return Number(row?.total ?? 0);
}
