import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import type { Product } from '@palisade/trade';
import { product, trimmed } from '../quotes/quote-requests.dto';

const PERCENT = 100;
const MAX_TEAMS = 100;
const COMMISSION = { message: 'Commission must be between 0 and 100' };

export class ReassessRiskRequest {
  /** The agent of the quote, as it names one. */
  @IsOptional()
  @IsEmail()
  @MaxLength(254)
  agentEmail?: string | null;

  /** The product of the quote. */
  @product()
  product: Product;
}

export class TamOverrideRequest {
  @IsBoolean()
  override: boolean;

  /** Stays with the provider. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  reason: string;
}

export class SwitchMarketRequest {
  /** On surplus lines paper, or on admitted paper. */
  @IsBoolean()
  isSurplus: boolean;
}

export class BypassRequest {
  /** Whether a weak factor of the risk score refers the quote no more. */
  @IsBoolean()
  bypass: boolean;

  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Reason is a required field' })
  @MaxLength(20_000)
  reason: string;
}

export class ChangeCommissionRequest {
  /** In percent of the premium; null for that of the agency. */
  @ValidateIf((_, value: unknown) => value !== null)
  @IsNumber({ maxDecimalPlaces: 4 }, COMMISSION)
  @Min(0, COMMISSION)
  @Max(PERCENT, COMMISSION)
  commission: number | null;
}

/** The agent that a quote is sent to and that serves its policy. */
export class QuoteAgentRequest {
  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  agentFirstName: string;

  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  agentLastName: string;

  @trimmed()
  @IsEmail()
  @MaxLength(254)
  agentEmail: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  agentPhone?: string;

  /** The agency of the account, when named; the account itself is given to another one. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** Teams of the account, when named. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_TEAMS)
  @IsUUID('all', { each: true })
  teamIds?: string[];
}
