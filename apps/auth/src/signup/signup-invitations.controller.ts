import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { SignupInvitationRequest, SignupInvitationResponse } from './signup.dto';
import { SignupInvitationsService } from './signup-invitations.service';

@ApiTags('sign-up')
@Controller('api/auth/v1/signup/invitations')
export class SignupInvitationsController {
  constructor(private readonly invitations: SignupInvitationsService) {}

  /** Mail somebody an invitation to open an account or to join the caller's. */
  @Post()
  @Can('user:invite')
  async inviteToSignUp(
    @Body() request: SignupInvitationRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SignupInvitationResponse> {
    return { id: await this.invitations.invite(request, actor) };
  }
}
