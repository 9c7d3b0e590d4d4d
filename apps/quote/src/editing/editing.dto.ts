import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { CoverageData } from '../quotes/coverage-data.dto';
import { plainDate } from '../quotes/quote-requests.dto';
import { SecurityQuestions } from '../quotes/security-questions.dto';

/** What changes of a draft or an indication; what is left out stays. */
export class EditQuoteRequest {
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  effectiveDate?: string;

  /** A year after the effective date when that is changed alone. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  endDate?: string;

  /** BASIC, POPULAR, ELITE or one of the agency's own: gives the terms that are left out. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  presetName?: string | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => CoverageData)
  initialRequestData?: CoverageData;

  @IsOptional()
  @ValidateNested()
  @Type(() => SecurityQuestions)
  securityQuestions?: SecurityQuestions;
}
