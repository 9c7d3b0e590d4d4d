import { Injectable } from '@nestjs/common';
import { addMonths, toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { DataSource, In } from 'typeorm';
import { Claim } from '../claims/claim.entity';
import { PolicyCover } from '../covers/policy-cover.entity';
import type { Booked, ClaimsMonthRow, TreatyShare } from '../domain/life/reports';
import { cededOf, claimsMonthRow } from '../domain/life/reports';
import type { ClaimsFile } from '../files/claims-file.entity';
import { WORKED_ON } from '../domain/file-status';
import { visibleFiles } from '../files/claims-file-rows';
import { ClaimAct } from '../life/claim-act.entity';
import { bookedByClaim } from '../lossruns/loss-runs.queries';
import { Treaty } from '../snapshots/treaty.entity';
import type { CededOfMonth, ClaimOfMonth, ClaimsBordereauResponse } from './bordereaux.dto';

/** The claims of a month, as carriers and reinsurers are told of them. */
@Injectable()
export class BordereauxQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Whatever was open in the month or had something booked in it, by its policy and treaties of today. */
  async get(month: string, actor: Actor): Promise<ClaimsBordereauResponse> {
    const { manager } = this.dataSource;
    if (actor.accountType === 'VENDOR') return { month, claims: [] };
    const claims = await claimsOfMonth(manager, month, actor);
    const booked = bookedByClaim(await actsOf(manager, month, actor));
    const treaties = await manager.findBy(Treaty, {
      id: In([...new Set(claims.flatMap(({ cover }) => cover.treatyIds))]),
    });
    const isOwn = ({ reinsurerId }: Treaty): boolean =>
      actor.accountType !== 'RE_INSURER' || reinsurerId === actor.organizationId;
    const own = new Set(treaties.filter(isOwn).map(({ id }) => id));
    const rows = claims.flatMap((claim) => {
      const { cover } = claim;
      const acts = booked.get(claim.id) ?? [];
      const row = claimsMonthRow(acts, month);
      if (!row) return [];
      const shares = treaties.filter(({ id }) => cover.treatyIds.includes(id));
      const ceded = cededIn(month, acts, shares).filter(({ treatyId }) => own.has(treatyId));
      return [toClaimOfMonth({ claim, cover, row, ceded })];
    });
    return { month, claims: rows };
  }
}

/** A claim read with its policy. */
type CoveredClaim = Claim & { cover: PolicyCover };

/** The claims of a month that a caller may see, in the order of their numbers. */
function claimsOfMonth(em: EntityManager, month: string, actor: Actor): Promise<CoveredClaim[]> {
  const files = filesOfMonth(em, month, actor);
  return em
    .createQueryBuilder(Claim, 'told')
    .innerJoinAndMapOne('told.cover', PolicyCover, 'covered', 'covered.id = told.policyId')
    .where(`told.id in (${files.getQuery()})`, files.getParameters())
    .orderBy('told.claimNumber')
    .getMany() as Promise<CoveredClaim[]>;
}

/** What was booked of them to the end of the month, in order. */
function actsOf(em: EntityManager, month: string, actor: Actor): Promise<ClaimAct[]> {
  const files = filesOfMonth(em, month, actor);
  return em
    .createQueryBuilder(ClaimAct, 'booked')
    .where(`booked.claimId in (${files.getQuery()})`, files.getParameters())
    .andWhere('booked.actedOn < :end')
    .orderBy('booked.claimId')
    .addOrderBy('booked.number')
    .getMany();
}

// Open as the month begins, or something is booked in it.
const IN_MONTH = `(
  (select act.file_status from claim_act act where act.claim_id = file.id and act.acted_on < :start
    order by act.number desc limit 1) in (:...workedOn)
  or exists (select 1 from claim_act act where act.claim_id = file.id
    and act.acted_on >= :start and act.acted_on < :end))`;

/** The ids of the files of a month that a caller may see. */
function filesOfMonth(
  em: EntityManager,
  month: string,
  actor: Actor,
): SelectQueryBuilder<ClaimsFile> {
  const first = `${month}-01`;
  const [start, end] = [first, addMonths(first, 1)].map((day) => new Date(`${day}T00:00:00Z`));
  return visibleFiles(em, actor)
    .select('file.id')
    .andWhere(IN_MONTH, { start, end, workedOn: WORKED_ON });
}

/** What each treaty bears of a claim in a month. */
function cededIn(month: string, booked: readonly Booked[], treaties: Treaty[]): CededOfMonth[] {
  const shares: TreatyShare[] = treaties.map(({ id, cededPct }) => ({
    treatyId: id,
    cededPct: Number(cededPct ?? 0),
  }));
  const ceded = cededOf(booked, shares, { from: `${month}-01`, to: `${month}-31` });
  return [...ceded].map(([treatyId, { paid, recoveries, outstanding }]) => ({
    treatyId,
    paid: toCurrencyUnits(paid),
    recoveries: toCurrencyUnits(recoveries),
    outstanding: toCurrencyUnits(outstanding),
  }));
}

function toClaimOfMonth(of: {
  claim: Claim;
  cover: PolicyCover;
  row: ClaimsMonthRow;
  ceded: CededOfMonth[];
}): ClaimOfMonth {
  const { claim, cover, row, ceded } = of;
  return {
    claimId: claim.id,
    claimNumber: claim.claimNumber ?? '',
    policyNumber: cover.policyNumber,
    insuredName: cover.insuredName,
    currency: cover.currency,
    cause: claim.cause,
    lossDate: claim.notice.lossDate,
    reported: claim.reportedDate ?? '',
    status: row.status,
    dateClosed: row.dateClosed,
    denied: row.denied,
    paidPeriodIndemnity: toCurrencyUnits(row.paidPeriodIndemnity),
    paidPreviousIndemnity: toCurrencyUnits(row.paidPreviousIndemnity),
    outstandingIndemnity: toCurrencyUnits(row.outstandingIndemnity),
    outstandingMovementIndemnity: toCurrencyUnits(row.outstandingMovementIndemnity),
    paidPeriodFees: toCurrencyUnits(row.paidPeriodFees),
    paidPreviousFees: toCurrencyUnits(row.paidPreviousFees),
    outstandingFees: toCurrencyUnits(row.outstandingFees),
    outstandingMovementFees: toCurrencyUnits(row.outstandingMovementFees),
    incurredPrevious: toCurrencyUnits(row.incurredPrevious),
    incurredMovement: toCurrencyUnits(row.incurredMovement),
    incurred: toCurrencyUnits(row.incurred),
    recoveredPeriod: toCurrencyUnits(row.recoveredPeriod),
    recovered: toCurrencyUnits(row.recovered),
    ceded,
  };
}
