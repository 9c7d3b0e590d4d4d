import { ApiProperty } from '@nestjs/swagger';
import { Instant } from '@palisade/platform';
import { IsIn, IsOptional, IsTimeZone, IsUUID } from 'class-validator';

/** For what time, and of whom; whole hours are read from their roll-up. */
export class QuoteHomeQuery {
  /** Created at or after this instant. */
  @Instant()
  after: Date;

  /** Created at or before this instant. */
  @Instant()
  before: Date;

  /** The same of the time to compare with. */
  @Instant()
  previousAfter: Date;

  /** The same of the time to compare with. */
  @Instant()
  previousBefore: Date;

  /** Whose day it is; UTC when left out. */
  @IsOptional()
  @IsTimeZone()
  timeZone?: string;

  /** USD when left out: amounts of two currencies are never added. */
  @IsOptional()
  @IsIn(['USD', 'GBP'])
  currency?: 'USD' | 'GBP';

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** Of clients that work in this team. */
  @IsOptional()
  @IsUUID()
  teamId?: string;
}

/** The quotes made in a time; INVALID, DRAFT and TEMPORARY ones are left out. */
export class QuotesOfTime {
  count: number;

  /** How many of them are new business: no renewals, no endorsements. */
  newBusiness: number;

  /** How many of these were bound, whatever became of them. */
  bound: number;

  /** What all of them would cost without fees and taxes, in currency units. */
  premium: number;
}

/** Quotes of one kind, made in the time that is asked for. */
export class QuotesOfKind extends QuotesOfTime {
  /** The status, product, id of the agency, decision or code of the reason. */
  key: string;

  /** The name of the agency, else as the key. */
  label: string;
}

/** What a home says of quotes. */
export class QuoteHomeResponse {
  @ApiProperty({ enum: ['USD', 'GBP'] })
  currency: 'USD' | 'GBP';

  /** Drafts. */
  toFinish: number;

  /** Referred, or picked up by an underwriter. */
  withUnderwriter: number;

  /** Referred, and not put aside by the caller. */
  referred: number;

  /** Picked up by an underwriter, and not put aside by the caller. */
  inReview: number;

  /** Priced and out for signature. */
  toSign: number;

  /** Priced, and to be bound as they are. */
  toBind: number;

  current: QuotesOfTime;
  previous: QuotesOfTime;

  /** The largest first; at most 100. */
  byStatus: QuotesOfKind[];

  /** The largest first. */
  byProduct: QuotesOfKind[];

  /** The largest first; at most 100. */
  byAgency: QuotesOfKind[];

  /** Quotes of both currencies that the caller released or declined today (UTC); 0 for all but staff. */
  decidedToday: number;

  /** What the caller made of quotes in the time, RELEASED or DECLINED; empty for all but staff. */
  decisions: QuotesOfKind[];

  /** Quotes that were referred in the time, by the code of each reason; empty for all but staff. */
  referralReasons: QuotesOfKind[];

  /** Quotes that were declined or refused in the time, alike; empty for all but staff. */
  declineReasons: QuotesOfKind[];
}
