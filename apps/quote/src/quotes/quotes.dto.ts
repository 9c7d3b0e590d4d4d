import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { QuoteStatus } from '@palisade/contracts';
import type { Currency } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { DiligentEffortResponse } from '../customers/diligent-effort.dto';
import type { QuoteAction } from '../domain/quote-status';
import type { AdditionalInsured } from '../domain/additional-insureds';
import type { QuoteWaitsFor } from '../domain/quote-waits';
import type { Outcome } from '../domain/rating-outcome';
import { SubjectivityResponse } from '../subjectivities/subjectivities.dto';
import { CoverageData } from './coverage-data.dto';
import { RenewalResponse } from './renewal.dto';
import { RatingResponse } from './rating.dto';
import { SecurityQuestions } from './security-questions.dto';

export class StatusReasonResponse {
  code: string;
  text: string;
  source: 'rater' | 'quote' | 'underwriter' | 'agency';
}

/** A term that was asked for and could not be had. */
export class CoercionResponse {
  /** JSON pointer of the field, as the calculator takes it. */
  path: string;
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }] })
  requested: string | number;
  /** Null for what was dropped. */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] })
  applied: string | number | null;
  rule: string;
  reason: string;
}

/** The surplus lines notice that was read and attested. */
export class AttestedNoticeResponse {
  version: string;
  /** SHA-256 of the full text, in hexadecimal digits. */
  sha256: string;
  signedBy: string;
  signedAt: Date;
  /** From where; null where no browser or program was there. */
  address: string | null;
}

/** Taxes of surplus lines, in currency units. */
export class QuoteTaxResponse {
  surplusLineTax: number;
  surplusStampingFee: number;
}

/** The risk score as the quote shows it. */
@ApiSchema({ name: 'QuoteRiskFactors' })
export class RiskFactorsResponse {
  /** Null: not scored yet. */
  companyAggregateCF: number | null;
  industryAggregateCF: number;
  factors: Record<string, number | null>;
}

/** The named insured's confirmation of the application. */
export class AttestationResponse {
  signeeName: string;
  signeeTitle: string;
  @ApiProperty({ format: 'date-time' })
  attestedOn: string;
}

/** Who signed the application, and which. */
export class SignatureResponse {
  signeeName: string;
  signeeTitle: string;
  @ApiProperty({ format: 'date-time' })
  signedAt: string;
  docId: string;
  documentHash: string;
}

/** Who is insured beside the named insured. */
@ApiSchema({ name: 'QuoteAdditionalInsured' })
export class AdditionalInsuredResponse implements AdditionalInsured {
  id: string;
  businessName: string;
  address1: string;
  address2: string | null;
  city: string;
  state: string | null;
  zipCode: string;
  naicsCode: string;
  naicsDescription: string | null;
}

/** A quote in a list; amounts in currency units. */
export class QuoteSummary {
  id: string;
  quoteNumber: string;
  accountId: string;
  companyName: string;
  agencyId: string | null;
  agencyName: string | null;
  /** The submission that it was made for. */
  submissionId: string | null;
  product: Product;
  status: QuoteStatus;
  agencyStatus: QuoteStatus;
  /** SENT while the policyholder has a quote to read or to sign. */
  customerStatus: QuoteStatus | 'SENT';
  /** Whose step is next: that of the list's filter of the same name, or what comes before a price. */
  waitsFor: QuoteWaitsFor;
  /** Null before the first rating and after it was bound. */
  outcome: Outcome | null;
  isSurplus: boolean;
  isRenewal: boolean;
  /** A renewal that was made by itself. */
  isAutoRenewal: boolean;
  isEndorsement: boolean;
  aggLimit: number;
  limit: number;
  currency: Currency;
  /** Null until rated, and when declined by the rating. */
  premium: number | null;
  totalPremium: number | null;
  /** What the insured owes: the total premium with its taxes and fees. */
  amountDue: number | null;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  @ApiProperty({ format: 'date' })
  endDate: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresOn: string | null;
  presetName: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  needByDate: string | null;
  /** 0 normal, 1 urgent. */
  urgencyIndex: number;
  /** The policy that it became, or that it changes or renews. */
  policyId: string | null;
  policyNumber: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  boundOn: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  binderExpiresOn: string | null;
  isPaid: boolean;
  isInvoiceSettled: boolean;
  /** The policyholder or the agency has asked to bind. */
  wraRequestToBind: boolean;
  referToUnderwriter: boolean;
  /** Why an underwriter looks at it; empty while none does. */
  referralReasons: string[];
  /** When it last went to the underwriters; null while none looks at it. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  referredOn: string | null;
  assignedUnderwriterId: string | null;
  assignedUnderwriterName: string | null;
  /** The risk score of the account, 0 to 100; null until it is scored. */
  score: number | null;
  /** Until when the caller has put it aside; null when it is not. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  snoozedUntil: string | null;
  /** Somebody of its agency has read it since its status changed. */
  isRead: boolean;
  /** Somebody of the policyholder has. */
  isReadByCustomer: boolean;
  /** What the caller may do now. */
  allowedActions: QuoteAction[];
  @ApiProperty({ format: 'date-time' })
  created: string;
  createdBy: string;
  @ApiProperty({ format: 'date-time' })
  modified: string;
}

/** Who of which retail agency was shown a quote. */
export class RetailAgencyResponse {
  agencyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  @ApiProperty({ format: 'date-time' })
  sentOn: string;
}

/** A quote; amounts in currency units. */
export class QuoteResponse extends QuoteSummary {
  statusReasons: StatusReasonResponse[];
  agentFirstName: string | null;
  agentLastName: string | null;
  agentName: string | null;
  agentEmail: string | null;
  agentPhone: string | null;
  /** Who sells an admitted Prime 250 in Florida. */
  retailAgentFirstName: string | null;
  retailAgentLastName: string | null;
  retailAgentLicenseNumber: string | null;
  customerFirstName: string | null;
  customerLastName: string | null;
  customerEmail: string | null;
  customerPhone: string | null;
  /** In percent of the premium; null for who is not of the trade. */
  commission: number | null;
  /** A weak factor of the risk score refers it no more. */
  bypassCfRules: boolean;
  /** It may go beyond the maximum of all cover of its insured. */
  isTamOverridden: boolean;
  brokerFee: number;
  additionalBrokerFee: number;
  mgaFee: number;
  /** Insurance premium tax; UK only. */
  ipt: number | null;
  quoteResponse: QuoteTaxResponse | null;
  /** The terms as first asked for. */
  initialRequestData: CoverageData;
  /** The terms as they are. */
  terms: CoverageData;
  /** What rating changed of the terms that were asked for. */
  coercions: CoercionResponse[];
  securityQuestions: SecurityQuestions;
  additionalInsureds: AdditionalInsuredResponse[];
  /** Percent by risk characteristic. */
  irpm: Record<string, number> | null;
  irpmNote: string | null;
  /** The account as it was when the quote was last rated. */
  firmographicData: Record<string, unknown>;
  cowbellRiskFactors: RiskFactorsResponse | null;
  /** A scan of the insured is out: another score may come, which moves no price by itself. */
  scorePending: boolean;
  subjectivities: SubjectivityResponse[];
  attestation: AttestationResponse | null;
  signature: SignatureResponse | null;
  /** When the policyholder was last asked to sign these terms; null while nobody was. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  signRequestedOn: string | null;
  surplusLinesBrokerFirstName: string | null;
  surplusLinesBrokerLastName: string | null;
  surplusLinesBrokerEmail: string | null;
  surplusLinesNumber: string | null;
  surplusLinesState: string | null;
  surplusNoticeAttested: boolean;
  /** Null until it is attested, and where it was before this was kept. */
  surplusNotice: AttestedNoticeResponse | null;
  /** The search for admitted insurance; null until it is given. */
  diligentEffort: DiligentEffortResponse | null;
  /** To whom of a retail agency it was last shown; null while to nobody. */
  retailAgency: RetailAgencyResponse | null;
  /** The carrier on whose paper it is written. */
  carrierId: string | null;
  /** A claim was filed on a policy of the insured. */
  hasClaim: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastPatched: string | null;
  rating: RatingResponse | null;
  /** Of a renewal: the term that it follows, and what is other; null for all else. */
  renewal: RenewalResponse | null;
}
