import { IsString, IsUUID, Length } from 'class-validator';
import type { CodeWay, WorkflowFlow } from '../../domain/one-time-code';
import { CODE_LENGTH, CODE_WAYS, WORKFLOW_FLOWS } from '../../domain/one-time-code';
import { ApiProperty } from '@nestjs/swagger';
import { trimmed } from '../../text/text-fields';

export class WorkflowParameters {
  @IsUUID()
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
}

export class WorkflowResponse extends CodeSentResponse {
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
}
