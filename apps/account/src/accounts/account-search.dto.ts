import type { AccountStatus } from '@palisade/contracts';
import { ACCOUNT_STATUSES } from '@palisade/contracts';
import { OptionalInstant, PageQuery } from '@palisade/platform';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional, IsUUID } from 'class-validator';
import type { AccountFilter } from './account-filters';
import { ACCOUNT_FILTERS } from './account-filters';

const MAX_STATUSES = 10;
const MAX_TAGS = 50;
const MAX_IDS = 100;

const listed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value : [value]));

export class AccountSearchQuery extends PageQuery {
  /** One of these statuses. */
  @IsOptional()
  @listed()
  @ArrayMaxSize(MAX_STATUSES)
  @IsIn(ACCOUNT_STATUSES, { each: true })
  status?: AccountStatus[];

  @IsOptional()
  @IsUUID()
  teamId?: string;

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** What is to be done with it. */
  @IsOptional()
  @IsIn(ACCOUNT_FILTERS)
  filter?: AccountFilter;

  /** With one of these tags. */
  @IsOptional()
  @listed()
  @ArrayMaxSize(MAX_TAGS)
  @IsUUID(undefined, { each: true })
  tags?: string[];

  /** One of these accounts. */
  @IsOptional()
  @listed()
  @ArrayMaxSize(MAX_IDS)
  @IsUUID(undefined, { each: true })
  ids?: string[];

  /** Created at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Created at or before this instant. */
  @OptionalInstant()
  before?: Date;
}

/** Accounts by how they stand, as far as the caller sees them. */
export class AccountStatsResponse {
  total: number;
  open: number;
  quoted: number;
  activePolicy: number;
  openForRenewal: number;
  notQuotedYet: number;
  potentialSubmissions: number;
}

export class AccountStatsQuery {
  @IsOptional()
  @IsUUID()
  teamId?: string;

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** Created at or after this instant. */
  @OptionalInstant()
  after?: Date;

  /** Created at or before this instant. */
  @OptionalInstant()
  before?: Date;
}
