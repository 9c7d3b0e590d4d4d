import { ApiProperty } from '@nestjs/swagger';
import { toCurrencyUnits, todayIn } from '@palisade/kernel';
import type { LateEffect, NoticeReason, NoticeStanding } from '@palisade/trade';
import { LATE_EFFECTS, NOTICE_REASONS, NOTICE_STANDINGS, noticeStanding } from '@palisade/trade';
import type { RenewalDifference } from '../domain/renewal/differences';
import { differencesOf } from '../domain/renewal/differences';
import { CoverageData, toCoverageData } from './coverage-data.dto';
import type { Quote } from './quote.entity';
import { noticeOf, zoneOf } from './renewal-notice';

const VALUE = {
  oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'null' }],
};

/** What differs between the expiring term and the one that is offered; amounts in currency units. */
export class RenewalDifferenceResponse implements RenewalDifference {
  @ApiProperty({ enum: ['TERM', 'COVERAGE', 'FACT', 'ANSWER'] })
  kind: RenewalDifference['kind'];
  field: string;
  @ApiProperty(VALUE)
  before: string | number | boolean | null;
  @ApiProperty(VALUE)
  after: string | number | boolean | null;
}

/** The notice that is owed of a renewal that is dearer or covers less. */
export class ConditionalNoticeResponse {
  @ApiProperty({ enum: NOTICE_REASONS, isArray: true })
  reasons: NoticeReason[];
  /** So many days before the renewal begins, with those of the mail on top. */
  @ApiProperty({ type: 'integer' })
  days: number;
  /** The last day on which it can be mailed. */
  @ApiProperty({ format: 'date' })
  dueOn: string;
  /** It is mailed with the offer; null before. */
  @ApiProperty({ format: 'date', type: String })
  mailedOn: string | null;
  @ApiProperty({ enum: NOTICE_STANDINGS })
  standing: NoticeStanding;
  /** What the law of the state says of a late notice; it is not carried out by itself. */
  @ApiProperty({ enum: LATE_EFFECTS })
  lateEffect: LateEffect;
  /** Whether the mailing has to be proved. */
  isMailingProven: boolean;
  /** The statute; null where the contract alone says it. */
  citation: string | null;
}

/** The term that a renewal follows. */
export class RenewalResponse {
  policyId: string;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  @ApiProperty({ format: 'date' })
  endDate: string;
  /** Of the whole term, in currency units. */
  premium: number;
  totalPremium: number;
  terms: CoverageData;
  /** The book that it was rated by; null where that is not kept. */
  rateBook: string | null;
  differences: RenewalDifferenceResponse[];
  /** Null where no notice is owed. */
  notice: ConditionalNoticeResponse | null;
}

/** Null for what renews nothing. */
export function toRenewalResponse(quote: Quote, now: Date): RenewalResponse | null {
  const { renewal, parentPolicyId: policyId, terms, answers, firmographicData: facts } = quote;
  if (!renewal || !policyId) return null;
  const { term, charges, rateBook } = renewal;
  return {
    policyId,
    ...term,
    premium: toCurrencyUnits(charges.premium),
    totalPremium: toCurrencyUnits(charges.totalPremium),
    terms: toCoverageData(renewal.terms),
    rateBook,
    differences: differencesOf(renewal, { terms, answers, facts }),
    notice: toNoticeResponse(quote, now),
  };
}

function toNoticeResponse(quote: Quote, now: Date): ConditionalNoticeResponse | null {
  const notice = noticeOf(quote);
  if (!notice) return null;
  const { late: lateEffect, isProven: isMailingProven, ...told } = notice;
  const standing = noticeStanding(notice, todayIn(zoneOf(quote), now));
  return { ...told, standing, lateEffect, isMailingProven };
}
