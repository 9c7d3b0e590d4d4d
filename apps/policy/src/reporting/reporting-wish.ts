import { DomainError } from '@palisade/kernel';
import type { ReportingWish } from '../domain/life/acts/extend-reporting';
import type { ReportingOffer } from '../domain/reporting/reporting-offer';
import { reportingCharges } from '../domain/reporting/reporting-price';
import type { ReportingMonths } from '../domain/reporting/reporting-window';
import { reportingWindowOf } from '../domain/reporting/reporting-window';
import { issueOf, lifeOf } from '../policies/life-of';
import type { PolicyTransaction } from '../policies/policy-transaction.entity';
import type { Policy } from '../policies/policy.entity';
import { offerOf } from './send-offer';

/** The wish for so many months at the price that was offered; 409 where none was. */
export function reportingWish(
  policy: Policy,
  stack: PolicyTransaction[],
  { months, now }: { months: ReportingMonths; now: Date },
): { offer: ReportingOffer; wish: ReportingWish } {
  const offer = offerOf(policy, stack, now);
  const window = reportingWindowOf(lifeOf(policy, stack), offer?.offeredOn);
  if (!offer?.annualPremium) {
    const detail = 'No price was offered: send the offer with the annual premium first.';
    throw new DomainError('ANNUAL_PREMIUM_UNKNOWN', detail, 409);
  }
  const charges = reportingCharges(offer.annualPremium, months, issueOf(policy, stack));
  return { offer, wish: { months, window, charges, owed: policy.balance, bought: offer.months } };
}
