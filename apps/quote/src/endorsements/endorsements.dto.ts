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

export class EndorsementResponse extends QuoteResponse {
  /** Premium of the whole term before and after, in currency units. */
  oldAnnualPremium: number;
  newAnnualPremium: number | null;
  /** False for a dry run: nothing was saved. */
  committed: boolean;
}
