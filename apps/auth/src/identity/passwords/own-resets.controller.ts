import { Controller, HttpCode, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { OwnResetsService } from './own-resets.service';
import { ResetParameters } from './passwords.dto';

@ApiTags('passwords')
@Controller('api/auth/v1/passwords')
export class OwnResetsController {
  constructor(private readonly resets: OwnResetsService) {}

  /**
   * Mail the link for a new password to the caller, or to a person whom the caller manages.
   *
   * @remarks The mail is sent after the answer, one a minute at most; its link works for an hour,
   * and the password of now works until it is followed. A person whom the caller may not edit is
   * answered 404, as if unknown. It is recorded who asked.
   */
  @Put(':email/reset')
  @Can('any')
  @HttpCode(204)
  async startPasswordReset(
    @Param() { email }: ResetParameters,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.resets.start(email, actor);
  }
}
