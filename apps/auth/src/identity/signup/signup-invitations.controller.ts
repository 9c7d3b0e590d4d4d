import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor, PageQuery } from '@palisade/platform';
import {
  InvitationParameters,
  SignupInvitationRequest,
  SignupInvitationResponse,
  WaitingInvitationResponse,
} from './signup.dto';
import { SignupInvitationsService } from './signup-invitations.service';
import { WaitingInvitationsQueries } from './waiting-invitations.queries';
import { WaitingInvitationsService } from './waiting-invitations.service';

@ApiTags('sign-up')
@Controller('api/auth/v1/signup/invitations')
export class SignupInvitationsController {
  constructor(
    private readonly invitations: SignupInvitationsService,
    private readonly waiting: WaitingInvitationsService,
    private readonly queries: WaitingInvitationsQueries,
  ) {}

  /**
   * The invitations that nobody has followed yet; staff see those of every organisation.
   *
   * @remarks Those that are used, taken back or older than a week are left out. The latest first; a
   * text finds addresses.
   */
  @Get()
  @Can('user:invite')
  @ApiPage(WaitingInvitationResponse)
  listInvitations(
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<WaitingInvitationResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * Mail somebody an invitation to open an account or to join the caller's.
   *
   * @remarks Staff alone invite to a new account, others to their own; anything else is refused
   * with 403, as is a role that may do more than the caller's, a blacklisted domain with 400. The
   * link works for a week, with a code when an account is to be opened; who has a login in
   * another account joins as well by `POST /api/auth/v1/validationTokens/{token}/accept`, and is
   * refused (409) where that was done. An invitation of before to the same end is over. `DELETE
   * /api/auth/v1/signup/invitations/{id}` takes it back.
   */
  @Post()
  @Can('user:invite')
  async inviteToSignUp(
    @Body() request: SignupInvitationRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SignupInvitationResponse> {
    return { id: await this.invitations.invite(request, actor) };
  }

  /**
   * Mail an invitation again with a new link; the one of before ends.
   *
   * @remarks The new link is good for a week, with a new code where one is needed. One that is
   * used, taken back or over is answered 404; a domain that was blacklisted meanwhile is refused
   * with 400.
   */
  @Post(':id/resend')
  @Can('user:invite')
  @HttpCode(204)
  async resendSignupInvitation(
    @Param() { id }: InvitationParameters,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.waiting.resend(id, actor);
  }

  /**
   * Take an invitation back.
   *
   * @remarks Its link works no more; no mail tells so. One that is used, taken back or over is
   * answered 404. To undo it, invite again.
   */
  @Delete(':id')
  @Can('user:invite')
  @HttpCode(204)
  async revokeInvitation(
    @Param() { id }: InvitationParameters,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.waiting.revoke(id, actor);
  }
}
