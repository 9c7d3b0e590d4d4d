import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { AdditionalInsuredsRequest } from '../customers/customers.dto';
import { CoverageData } from '../quotes/coverage-data.dto';
import { plainDate } from '../quotes/quote-requests.dto';
import { QuoteResponse } from '../quotes/quotes.dto';
import { SecurityQuestions } from '../quotes/security-questions.dto';

/** What changes of a policy; what is left out stays. */
export class EndorsementRequest extends PartialType(AdditionalInsuredsRequest) {
  /** From when on the change holds. */
  @plainDate()
  @ApiProperty({ format: 'date' })
  effectiveDate: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => CoverageData)
  initialRequestData?: CoverageData;

  @IsOptional()
  @ValidateNested()
  @Type(() => SecurityQuestions)
  securityQuestions?: SecurityQuestions;
}

export class EndorsementChange {
  /** From when on the change holds. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  effectiveDate?: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => CoverageData)
  initialRequestData?: CoverageData;
}

/** A bound change that starts later, as it is laid again over an endorsement. */
export class LaterChangeResponse {
  quoteId: string;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  /** Its premium as it stands and over the endorsement, in currency units. */
  premiumBefore: number;
  premiumAfter: number;
}

export class EndorsementResponse extends QuoteResponse {
  /** Premium of the whole term before and after, in currency units. */
  oldAnnualPremium: number;
  newAnnualPremium: number | null;
  /** What of the premium comes of changes that start later. */
  laterChanges: LaterChangeResponse[];
  /** False for a dry run: nothing was saved. */
  committed: boolean;
}
