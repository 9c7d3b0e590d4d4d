import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import { IsIn, IsOptional, IsString, Length } from 'class-validator';
import type { Market } from '../domain/rules/read-market';
import { coverageRules } from '../domain/rules/coverage-rules';
import { COVERAGES } from '@palisade/trade';

const LIMIT = 1_000_000;
const STATE_LENGTH = 2;

export class CoverageQuery {
  @IsIn(PRODUCT_CODES)
  @ApiProperty({ enum: PRODUCT_CODES })
  product: Product;

  /** United States only. */
  @IsOptional()
  @IsString()
  @Length(STATE_LENGTH, STATE_LENGTH)
  @ApiPropertyOptional()
  state?: string;
}

/** A coverage as the quote builder lists it. */
export class CoverageCatalogueEntry {
  id: number;
  key: string;
  name: string;
  /** 1 mandatory, 2 to 4 coverages, 5 technology, 6 and 7 endorsements. */
  group: number;
  /** Place in the list, from 1. */
  order: number;
  mandatory: boolean;
  /** Cannot be changed at all. */
  locked: boolean;
  disabled: boolean;
  endorsement: boolean;
  available: boolean;
  icon: string | null;
  /** Why it is not available. */
  tooltip: string | null;
}

export function toCatalogue(market: Market): CoverageCatalogueEntry[] {
  const rules = coverageRules(market, LIMIT);
  return COVERAGES.map((coverage, index) => {
    const { available, tooltip, mandatory } = rules[coverage.id];
    const { id, key, name, group, locked, endorsement } = coverage;
    return {
      id,
      key,
      name,
      group,
      order: index + 1,
      mandatory,
      locked,
      endorsement,
      available,
      disabled: !available,
      icon: null,
      tooltip,
    };
  });
}
