import { IsBoolean, IsString, IsUUID, Length } from 'class-validator';
import type { CodeWay, WorkflowFlow } from '../../domain/one-time-code';
import { CODE_LENGTH, CODE_WAYS, WORKFLOW_FLOWS } from '../../domain/one-time-code';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { trimmed } from '../../text/text-fields';

/** What is read on the page of a mailed link that was cut off. */
const CUT_LINK = 'This link is not complete: open it from the mail again';

export class WorkflowParameters {
  @IsUUID(undefined, { message: CUT_LINK })
  id: string;
}

export class WorkflowTokenRequest {
  @IsUUID()
  workflowId: string;

  /** The code of the mail or the text message. */
  @trimmed()
  @IsString()
  @Length(CODE_LENGTH, CODE_LENGTH)
  secret: string;
}

export class CodeSentResponse {
  @ApiProperty({ enum: CODE_WAYS })
  sendCodeTo: CodeWay;

  /** Until when the code that was sent, or is good still, may be entered. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  goodUntil: Date;
}

export class WorkflowResponse extends PickType(CodeSentResponse, ['sendCodeTo']) {
  id: string;

  @ApiProperty({ enum: WORKFLOW_FLOWS })
  flow: WorkflowFlow;

  flowAccountName: string;

  /** Masked; null where codes go by mail only. */
  flowUserPhone: string | null;

  userFirstName: string;
}

export class WorkflowRedirectResponse {
  /** Path of the console that the verified workflow leads to. */
  redirectUrl: string;

  agencyName: string | null;

  /** Where the logo of the agency is shown to everybody, 300 by 72 pixels; null without one. */
  agencyLogoPath: string | null;

  /** Whether to offer an account: to the policyholder who has none, until they answered. */
  offersAccount: boolean;
}

export class AccountOfferRequest {
  /** Whether the policyholder wants an account. */
  @IsBoolean()
  wanted: boolean;
}

export class AccountOfferResponse {
  /** Whether the way to an account was mailed. */
  sent: boolean;
}
