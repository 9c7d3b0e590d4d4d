import { IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength, ValidateIf } from 'class-validator';

/** Which policy. */
export class PolicyQuery {
  @IsUUID()
  policyId: string;
}

/** Which policy, by id or number. */
export class PolicyOrNumberQuery {
  @ValidateIf(({ policyNumber }: PolicyOrNumberQuery) => policyNumber === undefined)
  @IsUUID()
  policyId?: string;

  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  policyNumber?: string;
}
