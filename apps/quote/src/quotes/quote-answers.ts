import type { QuoteStatus } from '@palisade/contracts';
import { REGIONS, toCurrencyUnits } from '@palisade/kernel';
import { PRODUCTS, twinOf, WHOLESALE_PRODUCTS } from '@palisade/trade';
import { toEffortResponse } from '../customers/diligent-effort.dto';
import { isObstructed, type Obstacle } from '../domain/obstacles';
import type { QuoteAction } from '../domain/quote-status';
import { offeredActions, QUOTE_TRANSITIONS } from '../domain/quote-status';
import { waitsFor } from '../domain/quote-waits';
import { OUTCOMES } from '../domain/rating-outcome';
import { isScorePending } from '../domain/score-pending';
import { isNoticeDue } from '../domain/surplus-broker';
import { ratedState, wasSent } from '../ratings/rating-facts';
import type { Rating } from '../ratings/rating.entity';
import type { AccountScore } from '../snapshots/account-score.entity';
import { toSubjectivityResponse } from '../subjectivities/subjectivities.dto';
import type { Subjectivity } from '../subjectivities/subjectivity.entity';
import { toCoverageData } from './coverage-data.dto';
import { toFirmographics } from './firmographics';
import type { Quote } from './quote.entity';
import type { QuoteResponse, QuoteSummary, RiskFactorsResponse } from './quotes.dto';
import { toRenewalResponse } from './renewal.dto';
import { toRatingResponse } from './rating.dto';

type SurplusAnswer = Pick<
  QuoteResponse,
  (`surplus${string}` & keyof QuoteResponse) | 'diligentEffort'
>;

/** What other tables know of a quote. */
export interface RowFacts {
  agencyName: string | null;
  underwriterName: string | null;
  referredOn: Date | null;
  score: number | null;
  snoozedUntil: Date | null;
  /** What stands between the quote and its policy. */
  obstacles: readonly Obstacle[];
}

/** What a quote is answered with beside its row. */
export interface QuoteParts {
  facts: RowFacts;
  holds: (permission: string) => boolean;
}

/** What one quote is answered with, beyond a row of a list. */
export interface OneQuoteParts extends QuoteParts {
  rating: Rating | null;
  score: AccountScore | null;
  /** Since when a scan of the insured is out; null when none is. */
  scanSince: Date | null;
  now: Date;
  subjectivities: Subjectivity[];
  /** In percent; null for who is not told. */
  commissionPct: number | null;
}

const CUSTOMER_TURN: readonly QuoteStatus[] = ['ACTIVE', 'READY', 'INDICATION'];

export function toQuoteSummary(quote: Quote, { facts, holds }: QuoteParts): QuoteSummary {
  const { id, quoteNumber, accountId, companyName, agencyId, product, status } = quote;
  const { submissionId, needByDate, urgencyIndex, policyNumber, isPaid, isInvoiceSettled } = quote;
  const { effectiveDate, endDate, presetName, wraRequestToBind, assignedUnderwriterId, createdBy } =
    quote;
  return {
    id,
    quoteNumber,
    accountId,
    companyName,
    agencyId,
    agencyName: facts.agencyName,
    submissionId,
    product,
    status,
    agencyStatus: status,
    customerStatus: isSent(quote) ? 'SENT' : status,
    waitsFor: waitsFor(quote),
    outcome: OUTCOMES[status],
    isSurplus: quote.isSurplus,
    isRenewal: quote.kind === 'RENEWAL',
    isAutoRenewal: quote.renewal?.isAutomatic ?? false,
    isEndorsement: quote.kind === 'ENDORSEMENT',
    aggLimit: toCurrencyUnits(quote.aggregateLimit),
    limit: toCurrencyUnits(quote.terms.limit),
    currency: REGIONS[PRODUCTS[product].region].currency,
    premium: money(quote.premium),
    totalPremium: money(quote.totalPremium),
    amountDue: money(quote.charges?.amountDue ?? null),
    effectiveDate,
    endDate,
    expiresOn: quote.expiresOn?.toISOString() ?? null,
    presetName,
    needByDate,
    urgencyIndex,
    policyNumber,
    isPaid,
    isInvoiceSettled,
    wraRequestToBind,
    policyId: quote.parentPolicyId ?? quote.policyId,
    boundOn: quote.boundOn?.toISOString() ?? null,
    binderExpiresOn: quote.binderExpiresOn?.toISOString() ?? null,
    referToUnderwriter: isReferred(quote),
    referralReasons: isReferred(quote) ? quote.statusReasons.map(({ text }) => text) : [],
    referredOn: facts.referredOn?.toISOString() ?? null,
    assignedUnderwriterId,
    assignedUnderwriterName: facts.underwriterName,
    score: facts.score,
    snoozedUntil: facts.snoozedUntil?.toISOString() ?? null,
    isRead: quote.isRead,
    isReadByCustomer: quote.isReadByCustomer,
    allowedActions: offeredActions(status, holds).filter(
      (action) => isDue(action, quote) && !isObstructed(action, facts.obstacles),
    ),
    created: quote.created.toISOString(),
    createdBy,
    modified: quote.modified.toISOString(),
  };
}

export function toQuoteResponse(quote: Quote, beside: OneQuoteParts): QuoteResponse {
  const { statusReasons, charges, irpm, irpmNote, firmographicData } = quote;
  const { agentFirstName, agentLastName, agentEmail, agentPhone } = quote;
  const { customerFirstName, customerLastName, customerEmail, customerPhone } = quote;
  const { attestation, signature, carrierId, hasClaim } = quote;
  const names = [agentFirstName, agentLastName].filter(Boolean);
  return {
    ...toQuoteSummary(quote, beside),
    statusReasons,
    agentFirstName,
    agentLastName,
    agentEmail,
    agentPhone,
    agentName: names.length ? names.join(' ') : null,
    ...retailAgentOf(quote),
    customerFirstName,
    customerLastName,
    customerEmail,
    customerPhone,
    commission: beside.commissionPct,
    bypassCfRules: quote.bypassCfRules,
    isTamOverridden: quote.tamOverride?.override ?? false,
    brokerFee: toCurrencyUnits(quote.brokerFee),
    additionalBrokerFee: toCurrencyUnits(quote.additionalBrokerFee),
    mgaFee: toCurrencyUnits(quote.mgaFee),
    ipt: money(charges?.ipt ?? null),
    quoteResponse: charges && {
      surplusLineTax: toCurrencyUnits(charges.surplusLineTax),
      surplusStampingFee: toCurrencyUnits(charges.surplusStampingFee),
    },
    initialRequestData: toCoverageData(quote.initialTerms),
    terms: toCoverageData(quote.terms),
    coercions: quote.coercions,
    securityQuestions: quote.answers,
    additionalInsureds: quote.additionalInsureds,
    irpm,
    irpmNote,
    firmographicData: toFirmographics(firmographicData),
    cowbellRiskFactors: toRiskFactors(beside.rating?.score ?? beside.score),
    scorePending: isScorePending(beside.scanSince, takesScore(quote), beside.now),
    subjectivities: beside.subjectivities.map(toSubjectivityResponse),
    attestation: attestation && {
      signeeName: attestation.signeeName,
      signeeTitle: attestation.signeeTitle,
      attestedOn: attestation.attestedOn,
    },
    signature,
    signRequestedOn: quote.signRequestedOn?.toISOString() ?? null,
    carrierId,
    hasClaim,
    ...surplusFieldsOf(quote),
    retailAgency: quote.retailAgency,
    lastPatched: quote.lastPatched?.toISOString() ?? null,
    rating: beside.rating && toRatingResponse(beside.rating, charges !== null),
    renewal: toRenewalResponse(quote, beside.now),
  };
}

const money = (amount: number | null): number | null =>
  amount === null ? null : toCurrencyUnits(amount);

/** Whether a newer score may still give it another price (domain §5.13.21). */
const takesScore = ({ status, signature, kind }: Quote): boolean =>
  kind !== 'ENDORSEMENT' && !signature && QUOTE_TRANSITIONS.recalculate.from.includes(status);

/** Whether an underwriter has it, or should. */
export const isReferred = ({ status }: Pick<Quote, 'status'>): boolean =>
  status === 'REFERRED' || status === 'IN_REVIEW';

const isSent = (quote: Quote): boolean => CUSTOMER_TURN.includes(quote.status) && wasSent(quote);

function isDue(action: QuoteAction, quote: Quote): boolean {
  if (action === 'sendSurplusNotice') return waitsForNotice(quote);
  if (action === 'requestToBind') return !quote.wraRequestToBind;
  if (action === 'sendRetail') return WHOLESALE_PRODUCTS.includes(quote.product);
  if (action === 'switchMarket')
    return twinOf(quote.product) !== undefined && quote.kind !== 'ENDORSEMENT';
  if (action === 'recalculate' || action === 'reset') return quote.kind !== 'ENDORSEMENT';
  return action !== 'sendSignRequest' || !quote.signature;
}

const waitsForNotice = (quote: Quote): boolean =>
  isNoticeDue({ product: quote.product, surplus: quote.surplus, state: ratedState(quote) });

/** The score that gave the price, or before there is one, that of today. */
const toRiskFactors = (
  score: Pick<AccountScore, 'companyAggregate' | 'industryAggregate' | 'factors'> | null,
): RiskFactorsResponse | null =>
  score && {
    companyAggregateCF: score.companyAggregate,
    industryAggregateCF: score.industryAggregate,
    factors: score.factors,
  };

const attestedNoticeOf = (surplus: Quote['surplus']): SurplusAnswer['surplusNotice'] =>
  surplus?.notice && surplus.noticeAttestedAt !== null
    ? { ...surplus.notice, signedAt: new Date(surplus.noticeAttestedAt) }
    : null;

const surplusFieldsOf = ({ surplus }: Quote): SurplusAnswer => ({
  surplusLinesBrokerFirstName: surplus?.brokerFirstName ?? null,
  surplusLinesBrokerLastName: surplus?.brokerLastName ?? null,
  surplusLinesBrokerEmail: surplus?.brokerEmail ?? null,
  surplusLinesNumber: surplus?.licenseNumber ?? null,
  surplusLinesState: surplus?.state ?? null,
  surplusNoticeAttested: (surplus?.noticeAttestedAt ?? null) !== null,
  surplusNotice: attestedNoticeOf(surplus),
  diligentEffort: toEffortResponse(surplus?.diligentEffort),
});

const retailAgentOf = ({ retailAgent }: Quote) => ({
  retailAgentFirstName: retailAgent?.retailAgentFirstName ?? null,
  retailAgentLastName: retailAgent?.retailAgentLastName ?? null,
  retailAgentLicenseNumber: retailAgent?.retailAgentLicenseNumber ?? null,
});
