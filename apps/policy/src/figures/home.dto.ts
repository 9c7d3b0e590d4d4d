import { ApiProperty } from '@nestjs/swagger';
import { Instant } from '@palisade/platform';
import { IsOptional, IsTimeZone } from 'class-validator';
import { PolicyFiguresQuery } from './figures.dto';

/** For what time, and of whom; whole hours are read from their roll-up. */
export class PolicyHomeQuery extends PolicyFiguresQuery {
  /** Issued at or after this instant. */
  @Instant()
  after: Date;

  /** Issued at or before this instant. */
  @Instant()
  before: Date;

  /** The same of the time to compare with. */
  @Instant()
  previousAfter: Date;

  /** The same of the time to compare with. */
  @Instant()
  previousBefore: Date;

  /** Whose months are counted; UTC when left out. */
  @IsOptional()
  @IsTimeZone()
  timeZone?: string;
}

/** The policies issued in a time. */
export class PoliciesOfTime {
  count: number;

  /** What was written of them, taxes apart, in currency units. */
  premium: number;
}

/** Policies of one kind, issued in the time that is asked for. */
export class PoliciesOfKind extends PoliciesOfTime {
  /** The month (YYYY-MM), product, state, sector, id of the agency, or limit in currency units. */
  key: string;

  /** The name of the agency, else as the key. */
  label: string;
}

/** Rows of a list, which stops counting somewhere. */
export class PolicyCount {
  count: number;
  isLowerBound: boolean;
}

/** What a home says of policies. */
export class PolicyHomeResponse {
  @ApiProperty({ enum: ['USD', 'GBP'] })
  currency: 'USD' | 'GBP';

  /** Of both currencies. */
  inForce: number;

  /** On which something is to be paid, of both currencies. */
  unpaid: number;

  /** Ending within 60 days. */
  expiring: PolicyCount;

  /** Whose offer of extended reporting is not sent, while it can be. */
  offersUnsent: PolicyCount;

  current: PoliciesOfTime;
  previous: PoliciesOfTime;

  /** In their order, of both times. */
  byMonth: PoliciesOfKind[];

  /** The largest premium first. */
  byProduct: PoliciesOfKind[];

  /** The largest premium first. */
  byState: PoliciesOfKind[];

  /** By sector of NAICS or section of SIC; the largest premium first. */
  byIndustry: PoliciesOfKind[];

  /** The largest premium first; at most 100. */
  byAgency: PoliciesOfKind[];

  /** The largest premium first. */
  byLimit: PoliciesOfKind[];
}
