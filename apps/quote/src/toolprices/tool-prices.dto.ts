import { ApiProperty } from '@nestjs/swagger';
import type { SecurityConnectorType } from '@palisade/contracts';
import { SECURITY_CONNECTOR_TYPES } from '@palisade/contracts';
import type { SecurityControl } from '@palisade/trade';
import { SECURITY_CONTROLS } from '@palisade/trade';
import type { Currency } from '@palisade/kernel';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import type { PriceBasis } from '../domain/tool-prices';
import { PRICE_BASES } from '../domain/tool-prices';

const MAX_WISHES = 100;
const SCORE_MAX = 100;

/** What a connected tool judged of a control. */
export class ProvedControl {
  @ApiProperty({ enum: SECURITY_CONTROLS })
  control: SecurityControl;
  passed: number;
  failed: number;
}

/** What a security tool takes off a premium, in currency units; negative where it would add. */
export class ToolPriceResponse {
  @ApiProperty({ enum: SECURITY_CONNECTOR_TYPES })
  connectorType: SecurityConnectorType;
  isConnected: boolean;
  /** What it takes off now; of one that is not connected, what it usually would. */
  least: number;
  /** The same; of one that is not connected, what it would at best. */
  most: number;
  /** What it showed at its last reading. */
  controls: ProvedControl[];
}

/** What security tools do to the premium of a quote. */
export class ToolPricesResponse {
  currency: Currency;
  /** By what is known today. */
  totalPremium: number;
  /** Until when a price of today would hold; null of one that cannot be had any more. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  until: string | null;
  /** What takes most off comes first. */
  tools: ToolPriceResponse[];
}

/** What a connected tool would say. */
export class ToolScoreRequest {
  @IsIn(SECURITY_CONNECTOR_TYPES)
  connectorType: SecurityConnectorType;

  @IsInt()
  @Min(0)
  @Max(SCORE_MAX)
  score: number;
}

/** What the tools of one insured would say together. */
export class ToolScoreWish {
  @IsUUID()
  accountId: string;

  @IsArray()
  @ArrayMaxSize(SECURITY_CONNECTOR_TYPES.length)
  @ValidateNested({ each: true })
  @Type(() => ToolScoreRequest)
  scores: ToolScoreRequest[];
}

export class ToolScoresRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_WISHES)
  @ValidateNested({ each: true })
  @Type(() => ToolScoreWish)
  wishes: ToolScoreWish[];

  /** Only by quotes that the insured was shown. */
  @IsOptional()
  @IsBoolean()
  onlySent?: boolean;
}

/** What a wish is worth. */
export class ToolScorePriceResponse {
  /** Points of the insured's own risk score; null where nothing can be priced. */
  @ApiProperty({ type: Number, nullable: true })
  points: number | null;
  /** What it takes off the premium, in currency units; negative where it would add. */
  @ApiProperty({ type: Number, nullable: true })
  premium: number | null;
  @ApiProperty({ type: String, nullable: true })
  currency: Currency | null;
  /** By what it was priced: an open quote, or the term in force as its renewal would be. */
  @ApiProperty({ enum: PRICE_BASES, nullable: true })
  basis: PriceBasis | null;
}
