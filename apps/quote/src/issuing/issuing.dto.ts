import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsOptional, IsString, MaxLength } from 'class-validator';
import { plainDate, trimmed } from '../quotes/quote-requests.dto';

/** What is corrected when a policy is issued. */
export class IssueQuoteRequest {
  /** The effective date of the binder, when named. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  effectiveDate?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(100)
  customerFirstName?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(100)
  customerLastName?: string;

  @IsOptional()
  @trimmed()
  @IsEmail()
  @MaxLength(254)
  customerEmail?: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  customerPhone?: string;
}
