import { ApiProperty } from '@nestjs/swagger';
import type { PolicyStatus } from '@palisade/contracts';
import type { Currency, PlainDate } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Market, Product } from '@palisade/trade';
import { isExcess } from '@palisade/trade';
import { BinderResponse, toBinder } from '../binders/binders.dto';
import type { CancellationType, ReturnedPremium } from '../domain/cancellation/return-premium';
import { latestTerms } from '../domain/history/policy-stack';
import type { Offered, PolicyAction } from '../domain/lifecycle/policy-status';
import { offeredActions } from '../domain/lifecycle/policy-status';
import type { VoidRequest } from '../domain/lifecycle/void-request';
import { fitsProgram } from '../domain/lifecycle/program-member';
import { UnderlyingResponse, toUnderlying } from '../excess/excess.dto';
import { fitsReporting } from '../domain/reporting/reporting-offer';
import { fitsRenewal } from '../domain/renewal/renewal-offers';
import { isOpenForRenewal } from '../domain/renewal/renewal-window';
import type { NoticeWait } from '../domain/lifecycle/unpaid';
import { fitsNotice, NOTICE_WAITS } from '../domain/lifecycle/unpaid';
import { NonRenewalResponse, RenewedPolicyResponse } from './renewed.dto';
import { ReportingResponse, toReporting } from '../reporting/reporting.dto';
import { RevisionResponse, toRevision } from '../revisions/revisions.dto';
import { ChargesResponse, toChargesResponse } from './charges.dto';
import { issueOf } from './life-of';
import { moneyOf, writtenCharges } from './policy-money';
import type { PolicyTransaction } from './policy-transaction.entity';
import type { Policy } from './policy.entity';
import { TermsResponse, toTermsResponse } from './terms.dto';

/** A policy in a list; amounts in currency units. */
export class PolicySummary {
  id: string;
  policyId: string;
  policyNumber: string;
  quoteId: string;
  accountId: string;
  companyName: string;
  agencyId: string | null;
  agencyName: string | null;
  product: Product;
  productType: Product;
  market: Market;
  status: PolicyStatus;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  @ApiProperty({ format: 'date' })
  endDate: string;
  currency: Currency;
  /** What was written, without fees and taxes. */
  premium: number;
  /** The same with fees. */
  totalPremium: number;
  /** What was billed to the insured: premium, taxes and fees. */
  amountDue: number;
  /** What of it is not paid. */
  balance: number;
  revision: number;
  isPaid: boolean;
  isPremiumFinanced: boolean;
  isPremiumFinancePaid: boolean;
  isOpenForRenewal: boolean;
  nocStopped: boolean;
  description: string | null;
  customerEmail: string;
  /** What the caller may do now. */
  allowedActions: PolicyAction[];
  @ApiProperty({ format: 'date-time' })
  created: string;
}

export class PolicyContactResponse {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/** Of a policy that its agency collects and settles net: who owes whom, in currency units. */
export class CollectedMoneyResponse {
  /** What the insured owes the agency in all: premium, fees and taxes, returns taken off. */
  insuredOwesAgency: number;
  /** What the agency still owes of it, net of the commission that it keeps; null to who sees none. */
  agencyOwes: number | null;
}

/** What was billed so far, in currency units. */
export class PolicyMoneyResponse {
  amountDue: number;
  paid: number;
  balance: number;
  /** When the next open invoice is due. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  dueDate: string | null;
  /** Null where the insured is billed. The amounts above are then those of the agency, net. */
  collected: CollectedMoneyResponse | null;
}

/** A cancellation that was asked for, is pending or done. */
export class CancellationResponse {
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  reason: string;
  cancellationType: CancellationType;
  comments: string | null;
  /** From the mailing of the notice, the days for mail included; null without a notice. */
  noticeDays: number | null;
  /** The share of the term that is left on its date. */
  factor: string;
  /** What goes back, or will; negative. */
  charges: ChargesResponse;
}

/** Who holds a notice back, and why. */
export class NoticeHoldResponse {
  reason: string;
  by: string;
  @ApiProperty({ format: 'date-time' })
  at: string;
}

/** Since when a notice waits, and why: for its agency, for who holds it, or as the term ends before it could. */
export class WaitingNoticeResponse {
  @ApiProperty({ enum: NOTICE_WAITS })
  why: NoticeWait;
  @ApiProperty({ format: 'date' })
  since: string;
}

/** The wish of one person to void a policy. */
export class VoidRequestResponse {
  reason: string;
  askedByName: string;
  @ApiProperty({ format: 'date-time' })
  askedOn: string;
}

/** A policy, or the binder that it will be issued from; amounts in currency units. */
export class PolicyResponse extends PolicySummary {
  state: string | null;
  timeZone: string;
  brokerFee: number;
  mgaFee: number;
  /** What was written so far, returns taken off. */
  charges: ChargesResponse;
  terms: TermsResponse;
  contact: PolicyContactResponse;
  /** The insured as of binding. */
  firmographicData: Record<string, unknown>;
  money: PolicyMoneyResponse;
  cancellation: CancellationResponse | null;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  reinstateUntil: string | null;
  /** Who holds the notice for non-payment back, and why; null to policyholders. */
  noticeHold: NoticeHoldResponse | null;
  /** The notice for non-payment is due and waits for a person; null to policyholders. */
  noticeWaits: WaitingNoticeResponse | null;
  /** Nobody is reminded of its end. */
  renewalMuted: boolean;
  /** Why it is not renewed. */
  nonRenewal: NonRenewalResponse | null;
  /** The policy that renews it, once that is issued. */
  renewalId: string | null;
  /** The policy that it renews. */
  renews: RenewedPolicyResponse | null;
  /** The program of its agency that it is in; null to policyholders. */
  program: string | null;
  /** What an excess policy stands on; null for any other. */
  underlying: UnderlyingResponse | null;
  /** Who asked to void it, until another person has decided; null to all but staff. */
  voidRequest: VoidRequestResponse | null;
  /** Who asked to make its cancellation void, likewise. */
  cancelVoidRequest: VoidRequestResponse | null;
  /** How long it can be reported to, once it has ended; null while it runs, and where it cannot. */
  reporting: ReportingResponse | null;
  revisions: RevisionResponse[];
  binders: BinderResponse[];
  /** Bound, and we issue it: nobody of its agency may. */
  weIssue: boolean;
}

type Returned = Pick<ReturnedPremium, 'factor' | 'charges'>;

/** What a policy is answered with beside its row. */
export interface PolicyParts extends Offered {
  today: PlainDate;
  /** Whether the caller sees what stands between agency and provider. */
  isNetSeen: boolean;
}

export function toPolicySummary(
  policy: Policy,
  stack: readonly PolicyTransaction[],
  { today, isNetSeen, ...offered }: PolicyParts,
): PolicySummary {
  const { amountDue, balance } = moneyOf(policy, stack, isNetSeen);
  const { id, policyNumber, quoteId, accountId, companyName, agencyId, agent } = policy;
  const { product, market, status, effectiveDate, endDate, revision, description } = policy;
  const { isPaid, isPremiumFinanced, isPremiumFinancePaid, nocStopped } = policy;
  return {
    id,
    policyId: id,
    policyNumber,
    quoteId,
    accountId,
    companyName,
    agencyId,
    agencyName: agent?.agencyName ?? null,
    product,
    productType: product,
    market,
    status,
    effectiveDate,
    endDate,
    currency: policy.boundCharges.currency,
    premium: toCurrencyUnits(policy.premium),
    totalPremium: toCurrencyUnits(policy.totalPremium),
    amountDue,
    balance,
    revision,
    isPaid,
    isPremiumFinanced,
    isPremiumFinancePaid,
    isOpenForRenewal: isOpenForRenewal(policy, today),
    nocStopped,
    description,
    customerEmail: policy.contact.email,
    allowedActions: offeredActions(status, offered).filter(
      (one) =>
        fitsNotice(one, policy) &&
        fitsProgram(one, policy) &&
        (one !== 'rescindExcess' || isExcess(policy.product)) &&
        fitsRenewal(one, policy, today) &&
        fitsReporting(one, policy.reporting, today),
    ),
    created: (policy.issuedOn ?? policy.created).toISOString(),
  };
}

export function toPolicyResponse(
  policy: Policy,
  stack: PolicyTransaction[],
  beside: PolicyParts & {
    returned: Returned | null;
    weIssue: boolean;
    isInsured: boolean;
    below: Parameters<typeof toUnderlying>[1] | null;
  },
): PolicyResponse {
  const { state, timeZone, boundTerms, contact, insured, reinstateUntil } = policy;
  const charges = writtenCharges(policy, stack);
  return {
    ...toPolicySummary(policy, stack, beside),
    state,
    timeZone,
    brokerFee: toCurrencyUnits(charges.brokerFee),
    mgaFee: toCurrencyUnits(charges.mgaFee),
    charges: toChargesResponse(charges),
    terms: toTermsResponse(stack.length ? latestTerms(stack) : boundTerms),
    contact,
    firmographicData: insured,
    money: moneyOf(policy, stack, beside.isNetSeen),
    cancellation: cancellationOf(policy, beside.returned),
    reinstateUntil,
    noticeHold: beside.isInsured ? null : policy.noticeHold,
    noticeWaits: beside.isInsured ? null : policy.noticeWaits,
    renewalMuted: policy.renewalMuted,
    nonRenewal: policy.nonRenewal,
    renewalId: policy.renewalPolicyId,
    renews: policy.parentPolicyId === null ? null : { policyId: policy.parentPolicyId },
    program: beside.isInsured ? null : policy.program,
    underlying: beside.below && toUnderlying(policy, beside.below),
    voidRequest: beside.isStaff ? pickedVoid(policy.voidRequest) : null,
    cancelVoidRequest: beside.isStaff ? pickedVoid(policy.cancelVoidRequest) : null,
    reporting: policy.reporting && toReporting(policy.reporting, issueOf(policy, stack)),
    revisions: stack.map(toRevision),
    binders: [toBinder(policy, beside.isNetSeen)],
    weIssue: beside.weIssue,
  };
}

function pickedVoid(asked: VoidRequest | null): VoidRequestResponse | null {
  if (!asked) return null;
  const { reason, askedByName, askedOn } = asked;
  return { reason, askedByName, askedOn };
}

function cancellationOf(
  { cancellation }: Policy,
  returned: Returned | null,
): CancellationResponse | null {
  if (!cancellation || !returned) return null;
  const { factor, charges } = returned;
  return { ...cancellation, factor, charges: toChargesResponse(charges) };
}
