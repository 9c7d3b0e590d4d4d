import { Injectable } from '@nestjs/common';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import { Claim } from '../claims/claim.entity';
import { PolicyCover } from '../covers/policy-cover.entity';
import type { Booked, ClaimsMonthRow, TreatyShare } from '../domain/life/reports';
import { cededOf, claimsMonthRow } from '../domain/life/reports';
import { visibleFiles } from '../files/claims-file-rows';
import { ClaimAct } from '../life/claim-act.entity';
import { bookedOf } from '../lossruns/loss-runs.queries';
import { Treaty } from '../snapshots/treaty.entity';
import type { CededOfMonth, ClaimOfMonth, ClaimsBordereauResponse } from './bordereaux.dto';

/** The claims of a month, as carriers and reinsurers are told of them. */
@Injectable()
export class BordereauxQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Whatever was open in the month or had something booked in it; a past month stays as it was. */
  async get(month: string, actor: Actor): Promise<ClaimsBordereauResponse> {
    const { manager } = this.dataSource;
    if (actor.accountType === 'VENDOR') return { month, claims: [] };
    const files = await visibleFiles(manager, actor).getMany();
    const claims = await manager.find(Claim, {
      where: { id: In(files.map(({ id }) => id)) },
      order: { claimNumber: 'ASC' },
    });
    const covers = await manager.findBy(PolicyCover, {
      id: In([...new Set(claims.map(({ policyId }) => policyId))]),
    });
    const acts = await manager.find(ClaimAct, {
      where: { claimId: In(claims.map(({ id }) => id)) },
      order: { claimId: 'ASC', number: 'ASC' },
    });
    const treaties = await manager.findBy(Treaty, {
      id: In([...new Set(covers.flatMap(({ treatyIds }) => treatyIds))]),
    });
    const rows = claims.flatMap((claim) => {
      const cover = covers.find(({ id }) => id === claim.policyId);
      const booked = bookedOf(acts, claim.id);
      const row = claimsMonthRow(booked, month);
      if (!cover || !row) return [];
      const shares = treaties.filter(({ id }) => cover.treatyIds.includes(id));
      const ceded = cededIn(month, booked, shares).filter(
        ({ treatyId }) =>
          actor.accountType !== 'RE_INSURER' ||
          shares.some(
            ({ id, reinsurerId }) => id === treatyId && reinsurerId === actor.organizationId,
          ),
      );
      return [toClaimOfMonth({ claim, cover, row, ceded })];
    });
    return { month, claims: rows };
  }
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
