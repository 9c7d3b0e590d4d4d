import { ACCOUNT_TYPES, TEXT_LIMITS } from '@palisade/kernel';
import type { AccountType } from '@palisade/kernel';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

export class SwitchParameters {
  @IsUUID()
  accountId: string;
}

export class JumpParameters extends SwitchParameters {
  @IsString()
  personaPath: string;
}

export class JumpRequest {
  @IsOptional()
  @IsIn(ACCOUNT_TYPES)
  accountType?: AccountType;

  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.organizationName)
  accountName?: string;
}

export class JumpResponse {
  /** Enters the account once, at `/loading/{token}`, within a minute. */
  token: string;
}
