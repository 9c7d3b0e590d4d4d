import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { trimmed } from '../policies/query-fields';

export class AskVoidRequest {
  /** A code of the reasons, or own words. */
  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2_000)
  reason: string;
}

export class VoidPolicyRequest extends AskVoidRequest {
  /** False refuses what was asked for; true when left out. */
  @IsOptional()
  @IsBoolean()
  approved?: boolean;
}
