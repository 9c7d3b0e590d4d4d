import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import {
  AnswersSecret,
  Can,
  CurrentActor,
  OpenToOneTimeCode,
  Public,
  Refuses,
} from '@palisade/platform';
import { TokensResponse } from '../../identity/sessions/sessions.dto';
import { AccountOffers } from './account-offers.service';
import {
  AccountOfferRequest,
  AccountOfferResponse,
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
    private readonly offers: AccountOffers,
  ) {}

  /**
   * What a mailed link is for.
   *
   * @remarks It names the flow, the account and the first name, and the telephone by its last four
   * digits. A link that is unknown, over or replaced is answered 404, all alike. Reading it sends
   * nothing.
   */
  @Get(':id')
  @Public()
  getMailedLink(@Param() { id }: WorkflowParameters): Promise<WorkflowResponse> {
    return this.queries.page(id);
  }

  /**
   * Send the code of a link by mail, unless one is good still.
   *
   * @remarks The code is good for ten minutes and five tries. As long as it is, and is not used,
   * asking again from the same network sends nothing and answers until when. 20 a day to one network and 200 of a link are sent (429). A link that is over
   * is answered 404.
   */
  @Get('access/:id')
  @Public()
  @Header('cache-control', 'no-store')
  @Refuses({ 409: '' })
  async mailLinkCode(@Param() { id }: WorkflowParameters): Promise<CodeSentResponse> {
    return { sendCodeTo: 'EMAIL', goodUntil: await this.workflows.sendCode(id, 'EMAIL') };
  }

  /**
   * Send the code of a link by text message, unless one is good still; 409 without a telephone.
   *
   * @remarks The code is good for ten minutes and five tries. As long as it is, and is not used,
   * asking again from the same network sends nothing and answers until when. 20 a day to one network and 200 of a link are sent (429). A link that is over
   * is answered 404.
   */
  @Get('access/phone/:id')
  @Public()
  @Header('cache-control', 'no-store')
  @Refuses({ 409: 'No telephone of the policyholder is known.', 503: '' })
  async textLinkCode(@Param() { id }: WorkflowParameters): Promise<CodeSentResponse> {
    return { sendCodeTo: 'SMS', goodUntil: await this.workflows.sendCode(id, 'SMS') };
  }

  /**
   * Exchange a code for a token that opens the link's quote or policy and nothing else.
   *
   * @remarks The code must have been asked for from the same network, is good once, for ten minutes
   * and five tries. The token pair is continued by `POST /api/auth/v1/access` as long as the link
   * lives.
   */
  @Post('token')
  @AnswersSecret()
  @Public()
  @HttpCode(200)
  @Refuses({ 401: 'The code is wrong or over.' })
  exchangeLinkCode(@Body() { workflowId, secret }: WorkflowTokenRequest): Promise<TokensResponse> {
    return this.workflows.verify(workflowId, secret);
  }

  /**
   * Where the verified link leads.
   *
   * @remarks The page of the quote or policy that the token opens, and the name of the agency. The
   * token of another link is refused with 401, a link that is over meanwhile answered 404.
   */
  @Get(':id/redirect')
  @Can('any')
  @OpenToOneTimeCode()
  getLinkTarget(
    @Param() { id }: WorkflowParameters,
    @CurrentActor() actor: Actor,
  ): Promise<WorkflowRedirectResponse> {
    return this.queries.redirect(id, actor);
  }

  /**
   * Answer whether to keep an account.
   *
   * @remarks Who wants one, and has no login by the address that the link went to, is mailed the way
   * to it. A link offers it once; a later answer sends nothing. The token of another link is refused
   * with 401.
   */
  @Post(':id/account')
  @Can('any')
  @OpenToOneTimeCode()
  @HttpCode(200)
  async answerAccountOffer(
    @Param() { id }: WorkflowParameters,
    @Body() { wanted }: AccountOfferRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AccountOfferResponse> {
    return { sent: await this.offers.answer(id, wanted, actor) };
  }
}
