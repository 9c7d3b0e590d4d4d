import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsDefined,
  IsEmail,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { plainDate, trimmed } from '../policies/query-fields';

/** What changes without a premium; what is left out stays. */
export class NonPremiumChanges {
  /** Name of the insured. */
  @IsOptional()
  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  companyName?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  customerFirstName?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @IsNotEmpty()
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

export class RevertRequest {
  /** The last revision of the policy. */
  @IsUUID()
  revisionId: string;
}

export class NonPremiumChangeRequest {
  @IsDefined()
  @ValidateNested()
  @Type(() => NonPremiumChanges)
  changes: NonPremiumChanges;

  @plainDate()
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
}
