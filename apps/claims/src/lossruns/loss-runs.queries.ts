import { Injectable } from '@nestjs/common';
import type { Currency } from '@palisade/kernel';
import { DomainError, sumOf, toCurrencyUnits, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource, In } from 'typeorm';
import { Claim } from '../claims/claim.entity';
import { PolicyCover } from '../covers/policy-cover.entity';
import type { Booked, LossRunRow } from '../domain/life/reports';
import { lossRunRow } from '../domain/life/reports';
import { ClaimAct } from '../life/claim-act.entity';
import { Account } from '../snapshots/account.entity';
import type {
  LossRunAmounts,
  LossRunClaim,
  LossRunQuery,
  LossRunResponse,
  LossRunTotal,
} from './loss-runs.dto';
import { lossRunOf } from './loss-runs.access';

const AMOUNTS = [
  'paidLoss',
  'paidExpense',
  'outstanding',
  'incurred',
  'recovered',
  'netIncurred',
] as const;

/** One claim of a loss run before it is written in currency units. */
interface Row {
  claim: Claim;
  cover: PolicyCover;
  row: LossRunRow;
}

/** Loss runs of clients. */
@Injectable()
export class LossRunsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  async get(accountId: string, request: LossRunQuery, actor: Actor): Promise<LossRunResponse> {
    return (await this.getFor(accountId, request, actor)).run;
  }

  /** The same with the currency of the policies, also where there is no claim. */
  async getFor(
    accountId: string,
    request: LossRunQuery,
    actor: Actor,
  ): Promise<{ run: LossRunResponse; currency: Currency }> {
    const { manager } = this.dataSource;
    const covers = await this.covers(manager, accountId, request.policyId, actor);
    const asOf = request.asOf ?? todayIn('UTC', this.clock.now());
    const rows = await rowsOf(manager, covers, asOf);
    const [{ insuredName, currency }] = covers;
    const [claims, totals] = [rows.map(toClaim), totalsOf(rows)];
    return { run: { accountId, asOf, insuredName, claims, totals }, currency };
  }

  /** The policies whose claims the caller may know of; 404 where there is none. */
  private async covers(
    em: EntityManager,
    accountId: string,
    policyId: string | undefined,
    actor: Actor,
  ): Promise<PolicyCover[]> {
    const query = em
      .createQueryBuilder(PolicyCover, 'cover')
      .leftJoin(Account, 'account', 'account.id = cover.accountId')
      .where('cover.accountId = :accountId', { accountId });
    if (policyId) query.andWhere('cover.id = :policyId', { policyId });
    const covers = await lossRunOf(query, actor).orderBy('cover.policyNumber').getMany();
    if (covers.length) return covers;
    throw new DomainError('LOSS_RUN_NOT_FOUND', 'No policy of this client.', 404);
  }
}

/** What was a claim by a day, no circumstance, and is not void on it, in the order of their numbers. */
async function rowsOf(
  em: EntityManager,
  covers: readonly PolicyCover[],
  asOf: string,
): Promise<Row[]> {
  const claims = await em.find(Claim, {
    where: { policyId: In(covers.map(({ id }) => id)), status: 'FILED', isCircumstance: false },
    order: { claimNumber: 'ASC' },
  });
  const acts = await em.find(ClaimAct, {
    where: { claimId: In(claims.map(({ id }) => id)) },
    order: { claimId: 'ASC', number: 'ASC' },
  });
  const booked = bookedByClaim(acts);
  return claims.flatMap((claim) => {
    const cover = covers.find(({ id }) => id === claim.policyId);
    const row = lossRunRow(booked.get(claim.id) ?? [], asOf);
    const since = claim.madeClaimOn ?? claim.reportedDate ?? '';
    const isThere = since <= asOf && row.status !== 'VOID';
    return cover && isThere ? [{ claim, cover, row }] : [];
  });
}

/** What was booked of each claim, in order. */
export function bookedByClaim(acts: readonly ClaimAct[]): Map<string, Booked[]> {
  const byClaim = new Map<string, Booked[]>();
  for (const { claimId, actedOn, fileStatus: status, reserves, paid, recovered } of acts) {
    const booked = byClaim.get(claimId) ?? [];
    booked.push({ on: todayIn('UTC', actedOn), status, reserves, paid, recovered });
    byClaim.set(claimId, booked);
  }
  return byClaim;
}

const unitsOf = (amounts: Pick<LossRunRow, (typeof AMOUNTS)[number]>): LossRunAmounts => ({
  paidLoss: toCurrencyUnits(amounts.paidLoss),
  paidExpense: toCurrencyUnits(amounts.paidExpense),
  outstanding: toCurrencyUnits(amounts.outstanding),
  incurred: toCurrencyUnits(amounts.incurred),
  recovered: toCurrencyUnits(amounts.recovered),
  netIncurred: toCurrencyUnits(amounts.netIncurred),
});

const toClaim = ({ claim, cover, row }: Row): LossRunClaim => ({
  claimId: claim.id,
  claimNumber: claim.claimNumber ?? '',
  policyId: cover.id,
  policyNumber: cover.policyNumber,
  currency: cover.currency,
  lossDate: claim.notice.lossDate ?? claim.reportedDate ?? '',
  reported: claim.reportedDate ?? '',
  cause: claim.cause,
  status: row.status,
  dateClosed: row.dateClosed,
  ...unitsOf(row),
});

/** The sums of each currency: amounts of two are never added. */
function totalsOf(rows: readonly Row[]): LossRunTotal[] {
  const currencies = [...new Set(rows.map(({ cover }) => cover.currency))].sort();
  return currencies.map((currency: Currency) => {
    const own = rows.filter(({ cover }) => cover.currency === currency);
    const sum = (name: (typeof AMOUNTS)[number]) => sumOf(own.map(({ row }) => row[name]));
    const [paidLoss, paidExpense, outstanding, incurred, recovered, netIncurred] = AMOUNTS.map(sum);
    const amounts = { paidLoss, paidExpense, outstanding, incurred, recovered, netIncurred };
    return { currency, count: own.length, ...unitsOf(amounts) };
  });
}
