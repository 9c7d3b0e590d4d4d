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

  /** The invitations that nobody has followed yet; staff see those of every organisation. */
  @Get()
  @Can('user:invite')
  @ApiPage(WaitingInvitationResponse)
  listInvitations(
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<WaitingInvitationResponse>> {
    return this.queries.search(query, actor);
  }

  /** Mail somebody an invitation to open an account or to join the caller's. */
  @Post()
  @Can('user:invite')
  async inviteToSignUp(
    @Body() request: SignupInvitationRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SignupInvitationResponse> {
    return { id: await this.invitations.invite(request, actor) };
  }

  /** Mail an invitation again with a new link; the one of before ends. */
  @Post(':id/resend')
  @Can('user:invite')
  @HttpCode(204)
  async resendSignupInvitation(
    @Param() { id }: InvitationParameters,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.waiting.resend(id, actor);
  }

  /** Take an invitation back. */
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
