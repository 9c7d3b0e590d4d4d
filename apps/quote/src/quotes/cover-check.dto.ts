import { ApiProperty } from '@nestjs/swagger';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import type { Clearer, Obstacle, Step } from '../domain/obstacles';
import { CLEARERS, STEPS } from '../domain/obstacles';
import { plainDate } from './quote-requests.dto';

export class CoverCheckQuery {
  /** The quote that is to be bound. */
  @IsOptional()
  @IsUUID()
  quoteId?: string;

  /** Of what would be quoted, where there is no quote yet. */
  @IsOptional()
  @IsUUID()
  accountId?: string;

  @IsOptional()
  @IsIn(PRODUCT_CODES)
  product?: Product;

  /** The first day of its year; in 14 days when left out. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  effectiveDate?: string;
}

/** What stands between a quote and its policy. */
export class CoverProblem {
  code: string;
  detail: string;

  /** The first step that refuses because of it, with this sentence; the later ones do too. */
  @ApiProperty({ enum: STEPS })
  refusesFrom: Step;

  /** Who can clear it. */
  @ApiProperty({ enum: CLEARERS, isArray: true })
  clearedBy: readonly Clearer[];

  /** The policy to endorse instead of binding a second one; null elsewhere. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  policyId: string | null;
}

export const toCoverProblem = ({
  code,
  detail,
  refusesFrom,
  clearedBy,
  policyId,
}: Obstacle): CoverProblem => ({ code, detail, refusesFrom, clearedBy, policyId });

export class CoverCheckResponse {
  problems: CoverProblem[];
}
