import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { CoverageData } from '../quotes/coverage-data.dto';
import { AgentFields, plainDate } from '../quotes/quote-requests.dto';
import { QuoteResponse } from '../quotes/quotes.dto';
import { SecurityQuestions } from '../quotes/security-questions.dto';

/** What the renewal has other than the expiring term; what is left out is carried over. */
export class RenewalRequest extends AgentFields {
  /** The end of the policy: no other day. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  effectiveDate?: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => CoverageData)
  initialRequestData?: CoverageData;

  @IsOptional()
  @ValidateNested()
  @Type(() => SecurityQuestions)
  securityQuestions?: SecurityQuestions;
}

export class RenewalQuoteResponse extends QuoteResponse {
  /** False for a dry run: nothing was saved. */
  @ApiProperty()
  committed: boolean;
}
