import type { MinorUnits } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { latestTerms } from '../domain/history/policy-stack';
import type { ReportingOffer } from '../domain/reporting/reporting-offer';
import type { TaxedIssue } from '../domain/reporting/reporting-price';
import { reportingCharges } from '../domain/reporting/reporting-price';
import { REPORTING_MONTHS, reportedBefore } from '../domain/reporting/reporting-window';
import type { DoneAct } from '../policies/do-act';
import { headOf } from '../policies/policy-events';
import type { Policy } from '../policies/policy.entity';

/** Publishes what more time to report costs, and until when it is for sale. */
export async function publishOffered(
  tx: Tx,
  policy: Policy,
  offer: ReportingOffer & { annualPremium: MinorUnits },
  issue: TaxedIssue,
): Promise<void> {
  const { endOfCover, automaticUntil, buyBy, citation, annualPremium } = offer;
  const options = REPORTING_MONTHS.map((months) => ({
    months,
    until: reportedBefore(endOfCover, months),
    charges: reportingCharges(annualPremium, months, issue),
  }));
  const head = await headOf(tx.em, policy);
  const data = { ...head, endOfCover, automaticUntil, buyBy, citation, options };
  await tx.publish({ type: 'policy.reporting-offered.v1', data });
}

/** Publishes that more time to report was bought: an endorsement that covers no day. */
export async function publishExtended(
  tx: Tx,
  { policy, after, charges, premiums }: DoneAct,
  erp: { months: number; from: string; to: string; endorsementId: string },
): Promise<void> {
  const { endorsementId, ...bought } = erp;
  const data = {
    ...(await headOf(tx.em, policy)),
    endorsementId,
    type: 'ERP' as const,
    effectiveDate: bought.from,
    terms: latestTerms(after.entries),
    priorKnowledgeDate: null,
    insured: policy.insured,
    charges,
    premiums,
    factor: '1',
    erp: bought,
    cover: [],
  };
  await tx.publish({ type: 'policy.endorsed.v1', data });
}
