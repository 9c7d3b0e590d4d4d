import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { ReinstatementWait } from '../domain/lifecycle/reinstatement';
import { REINSTATEMENT_WAITS } from '../domain/lifecycle/reinstatement';
import { trimmed } from '../policies/query-fields';

const MAX_NAME = 200;

export class SignNoLossRequest {
  /** The signer makes the statement and agrees to sign electronically. */
  @Equals(true, { message: 'Accept the statement of no loss to sign it' })
  accepted: boolean;

  /** The version of the statement that was read. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_NAME)
  version: string;

  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Name is a required field' })
  @MaxLength(MAX_NAME)
  signeeName: string;

  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Title is a required field' })
  @MaxLength(MAX_NAME)
  signeeTitle: string;

  /** The name, typed for a signature. */
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'Signature is a required field' })
  @MaxLength(MAX_NAME)
  signature: string;
}

export class NoLossStatementResponse {
  version: string;
  paragraphs: string[];
}

export class SignedNoLossResponse {
  signeeName: string;
  signeeTitle: string;
  signedAt: Date;
  /** SHA-256 of what was signed, hexadecimal. */
  sha256: string;
}

export class ReinstatementResponse {
  policyId: string;
  policyNumber: string;
  insuredName: string;

  /** What is missing; null outside of the reinstatement period. */
  @ApiProperty({ enum: REINSTATEMENT_WAITS, nullable: true, type: String })
  waitsFor: ReinstatementWait | null;

  /** When cover ended; null for a policy that runs. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  cancelDate: string | null;

  /** The day on which the policy can no longer be had back. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  reinstateUntil: string | null;

  /** Why nothing brings it back by itself; null where nothing hinders. */
  refusal: string | null;

  @ApiProperty({ enum: ['USD', 'GBP'] })
  currency: 'USD' | 'GBP';

  /** What must be paid in all; null where the agency settles it. */
  needed: number | null;

  /** What of it is still to be paid. */
  left: number | null;

  statement: NoLossStatementResponse;

  signed: SignedNoLossResponse | null;
}
