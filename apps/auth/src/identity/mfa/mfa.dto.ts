import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import type { SentMfaType } from '../../domain/mfa/code-question';
import { SENT_MFA_TYPES } from '../../domain/mfa/code-question';
import type { MfaType } from '../../domain/mfa/set-up';
import { MFA_TYPES } from '../../domain/mfa/set-up';

const CODE = /^\d{6}$/;
const CODE_MESSAGE = { message: 'Enter the 6 digits of the code' };

export class MfaTypeQuery {
  @ApiProperty({ enum: MFA_TYPES })
  @IsIn(MFA_TYPES)
  mfaType: MfaType;
}

export class SentMfaTypeQuery {
  @ApiProperty({ enum: SENT_MFA_TYPES })
  @IsIn(SENT_MFA_TYPES)
  mfaType: SentMfaType;
}

export class MfaUpdateRequest {
  /** A code of the app that is shown, or the one that was sent or that turns it off. */
  @IsOptional()
  @Matches(CODE, CODE_MESSAGE)
  mfa1?: string;

  /** The app's next code. */
  @IsOptional()
  @Matches(CODE, CODE_MESSAGE)
  mfa2?: string;
}

export class MfaVerifyRequest {
  @ApiProperty({ enum: SENT_MFA_TYPES })
  @IsIn(SENT_MFA_TYPES)
  mfaType: SentMfaType;

  @Matches(CODE, CODE_MESSAGE)
  mfa1: string;
}

export class MfaTypeResponse {
  @ApiProperty({ enum: MFA_TYPES })
  mfaType: MfaType;
}

export class MfaQrResponse {
  /** The picture, as a data URI. */
  qrCode: string;
  /** What the picture says, to be typed where no camera is at hand. */
  secret: string;
}
