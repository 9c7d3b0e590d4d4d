import { ApiProperty } from '@nestjs/swagger';

/** Why a policy is not renewed: its insurer gave notice, or its agency or insured opted out. */
export class NonRenewalResponse {
  @ApiProperty({ enum: ['INSURER', 'INSURED'] })
  by: 'INSURER' | 'INSURED';
  reason: string;
  byName: string;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  noticeMailedOn: string | null;
}

/** The policy that another one renews. */
export class RenewedPolicyResponse {
  policyId: string;
}
