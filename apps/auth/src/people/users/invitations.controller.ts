import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { InvitationsService } from './invitations.service';
import { InvitationRequest } from './user-requests.dto';

@ApiTags('users')
@Controller('api/auth/v1/invitations')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  /**
   * Mail the invitation of a person again.
   *
   * @remarks The new link is good for a week; the one of before ends. Who has set a password
   * already is refused with 409, a person whom the caller does not see answered 404.
   */
  @Post('resend')
  @Can('user:invite')
  @HttpCode(204)
  async resendInvitation(
    @Body() body: InvitationRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.invitations.resend(body, actor);
  }
}
