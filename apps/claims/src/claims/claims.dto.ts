import { ApiProperty } from '@nestjs/swagger';
import type { Currency } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import type { PolicyCover } from '../covers/policy-cover.entity';
import type { ClaimAction, ClaimStatus } from '../domain/claim-status';
import { offeredActions } from '../domain/claim-status';
import type { Terms } from '../domain/cover';
import { BLANK_NOTICE } from '../domain/notice';
import type { ClaimStage, ClaimStep, ClaimStepKey } from '../domain/progress';
import { CLAIM_STAGES, CLAIM_STEP_KEYS } from '../domain/progress';
import { isReportedLate } from '../domain/reported-late';
import { ClaimAnswerField } from './claim-requests.dto';
import type { Claim } from './claim.entity';

/** A claim in a list. */
export class ClaimSummary {
  claimId: string;
  policyId: string;
  policyNumber: string;
  accountId: string;
  insuredName: string;
  product: Product;
  status: ClaimStatus;
  isFiled: boolean;
  /** Told of, and no claim yet: it has no file. */
  isCircumstance: boolean;
  claimNumber: string | null;
  name: string | null;
  companyName: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  lossDate: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  reportedDate: string | null;
  /** When a circumstance ended without becoming a claim. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  endedOn: string | null;
  /** What the caller may do now. */
  allowedActions: ClaimAction[];
  @ApiProperty({ format: 'date-time' })
  created: string;
  @ApiProperty({ format: 'date-time' })
  modified: string;
}

export class CoverageInForce {
  key: string;
  limit: number;
  retention: number;
}

/** The cover in force on the date of the loss, in currency units. */
export class LossCoverResponse {
  @ApiProperty({ format: 'date' })
  asOf: string;
  currency: Currency;
  aggregateLimit: number;
  retention: number;
  waitingPeriod: number;
  coverages: CoverageInForce[];
}

/** What is done of a filed claim, and by when. */
export class ClaimStepResponse implements ClaimStep {
  @ApiProperty({ enum: CLAIM_STEP_KEYS })
  key: ClaimStepKey;
  @ApiProperty({ format: 'date' })
  due: string;
  isDone: boolean;
}

/** How a filed claim stands, as everybody who sees it may know. */
export class ClaimProgress {
  @ApiProperty({ enum: CLAIM_STAGES })
  stage: ClaimStage;
  /** Who works on it; null until its file is opened. */
  handlerName: string | null;
  /** Who helps: forensics, counsel, a breach coach. */
  vendorNames: string[];
  steps: ClaimStepResponse[];
}

/** A notice of claim. */
export class ClaimResponse extends ClaimSummary {
  /** A policy of the insured was in force on the date of the loss; null until it is filed. */
  isPolicyMatched: boolean | null;
  /** Null until it is filed, and when no policy was in force. */
  cover: LossCoverResponse | null;
  /** Reported after the time for it: 60 days from the end of cover, or what was bought. */
  isReportedLate: boolean;
  role: string | null;
  email: string | null;
  workPhone: string | null;
  cellPhone: string | null;
  isRightContact: boolean;
  contactName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  /** The hour and minute on that day, where the insured is. */
  lossTime: string | null;
  lossDescription: string | null;
  impactedDevicesOs: string | null;
  impactedDevicesType: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  incidentNoticed: string | null;
  lossInformationExplanation: string | null;
  isAuthoritiesInvolved: boolean;
  authorityName: string | null;
  authorityPhoneNumber: string | null;
  isReportFiled: boolean;
  reportNumber: string | null;
  isBusinessImpacted: boolean;
  isCyberIncident: boolean;
  isRemediationServiceBegun: boolean;
  isMoneyMoved: boolean;
  /** From which bank, to which, when and how much. */
  moneyMoved: string | null;
  answers: ClaimAnswerField[];
  otherInformationExplanation: string | null;
  /** Where it stands and what happens next; null until it is filed. */
  progress: ClaimProgress | null;
  /** Why it ended, or was taken up again. */
  @ApiProperty({ type: String, nullable: true })
  circumstanceReason: string | null;
}

/** What a claim is answered with beside its row. */
export interface ClaimParts {
  cover: PolicyCover;
  holds: (permission: string) => boolean;
}

export function toClaimSummary(claim: Claim, { cover, holds }: ClaimParts): ClaimSummary {
  const { id, policyId, status, isCircumstance, claimNumber, notice, reportedDate } = claim;
  const { created, modified, endedOn } = claim;
  const { name, companyName, lossDate } = notice;
  const { policyNumber, accountId, insuredName, product } = cover;
  return {
    claimId: id,
    policyId,
    policyNumber,
    accountId,
    insuredName,
    product,
    status,
    isFiled: status === 'FILED',
    isCircumstance,
    claimNumber,
    name,
    companyName,
    lossDate,
    reportedDate,
    endedOn,
    allowedActions: offeredActions({ status, isCircumstance, endedOn }, holds),
    created: created.toISOString(),
    modified: modified.toISOString(),
  };
}

export function toClaimResponse(
  claim: Claim,
  beside: ClaimParts & {
    terms: { asOf: string; terms: Terms } | null;
    progress: ClaimProgress | null;
  },
): ClaimResponse {
  const { cover, terms, progress } = beside;
  const { isPolicyMatched, notice, circumstanceReason } = claim;
  const lossCover = terms && toLossCover(terms.asOf, cover.currency, terms.terms);
  const isLate = isReportedLate(claim.reportedDate, cover.reportedBefore);
  const late = { isReportedLate: isLate, progress };
  const told = { isPolicyMatched, cover: lossCover, ...late, circumstanceReason };
  return { ...BLANK_NOTICE, ...notice, ...toClaimSummary(claim, beside), ...told };
}

function toLossCover(asOf: string, currency: Currency, terms: Terms): LossCoverResponse {
  return {
    asOf,
    currency,
    waitingPeriod: terms.waitingPeriod,
    aggregateLimit: toCurrencyUnits(terms.aggregateLimit),
    retention: toCurrencyUnits(terms.retention),
    coverages: terms.coverages.map(({ key, limit, retention }) => ({
      key,
      limit: toCurrencyUnits(limit),
      retention: toCurrencyUnits(retention),
    })),
  };
}
