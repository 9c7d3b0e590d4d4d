import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';

/** The kinds of account that an agency is paid to. */
const ACCOUNT_TYPES = ['Checking', 'Savings', 'Current'] as const;

/** Where an agency wants to be paid by ACH, or by BACS in the UK. */
export class SaveAgencyBankRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  bank: string;

  /** The routing number of a US bank, or the sort code of a UK bank. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(9)
  routing: string;

  /** In full; only its last four digits are kept and shown. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(17)
  account: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  accountName: string;

  @IsIn(ACCOUNT_TYPES)
  @ApiProperty({ enum: ACCOUNT_TYPES })
  accountType: (typeof ACCOUNT_TYPES)[number];

  @IsOptional()
  @IsString()
  @MaxLength(11)
  swift?: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  phone?: string;

  /** Whom to write to about payments. */
  @IsEmail()
  @MaxLength(254)
  email: string;

  @IsOptional()
  @IsString()
  @MaxLength(300)
  address?: string;
}
