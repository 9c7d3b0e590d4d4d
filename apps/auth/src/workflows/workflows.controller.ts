import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { AnswersSecret, Can, CurrentActor, OpenToOneTimeCode, Public } from '@palisade/platform';
import { TokensResponse } from '../sessions/sessions.dto';
import {
  CodeSentResponse,
  WorkflowParameters,
  WorkflowRedirectResponse,
  WorkflowResponse,
  WorkflowTokenRequest,
} from './workflows.dto';
import { WorkflowsQueries } from './workflows.queries';
import { WorkflowsService } from './workflows.service';

@ApiTags('one-time codes')
@Controller('api/auth/v1/wf')
export class WorkflowsController {
  constructor(
    private readonly workflows: WorkflowsService,
    private readonly queries: WorkflowsQueries,
  ) {}

  /** What a mailed link is for. */
  @Get(':id')
  @Public()
  getWorkflow(@Param() { id }: WorkflowParameters): Promise<WorkflowResponse> {
    return this.queries.page(id);
  }

  /** Send, or send again, the code of a link by mail. */
  @Get('access/:id')
  @Public()
  @Header('cache-control', 'no-store')
  async sendCode(@Param() { id }: WorkflowParameters): Promise<CodeSentResponse> {
    await this.workflows.sendCode(id, 'EMAIL');
    return { sendCodeTo: 'EMAIL' };
  }

  /** Send, or send again, the code of a link by text message; 409 without a telephone. */
  @Get('access/phone/:id')
  @Public()
  @Header('cache-control', 'no-store')
  async textCode(@Param() { id }: WorkflowParameters): Promise<CodeSentResponse> {
    await this.workflows.sendCode(id, 'SMS');
    return { sendCodeTo: 'SMS' };
  }

  /** Exchange a code for a token that opens the link's quote or policy and nothing else. */
  @Post('token')
  @AnswersSecret()
  @Public()
  @HttpCode(200)
  verifyCode(@Body() { workflowId, secret }: WorkflowTokenRequest): Promise<TokensResponse> {
    return this.workflows.verify(workflowId, secret);
  }

  /** Where the verified link leads. */
  @Get(':id/redirect')
  @Can('any')
  @OpenToOneTimeCode()
  getRedirect(
    @Param() { id }: WorkflowParameters,
    @CurrentActor() actor: Actor,
  ): Promise<WorkflowRedirectResponse> {
    return this.queries.redirect(id, actor);
  }
}
