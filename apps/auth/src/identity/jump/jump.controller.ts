import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { AnswersSecret, Can, CurrentActor, Public } from '@palisade/platform';
import { TokensResponse } from '../sessions/sessions.dto';
import { JumpParameters, JumpRequest, JumpResponse, SwitchParameters } from './jump.dto';
import { JumpService } from './jump.service';

@ApiTags('entering accounts')
@AnswersSecret()
@Controller('api/auth/v1')
export class JumpController {
  constructor(private readonly jumps: JumpService) {}

  /**
   * A token with which staff enter an agency.
   *
   * @remarks The token works once and for a minute, at `POST /api/auth/v1/admin/enter/{token}`.
   * Inside, staff may do what they may at home, as far as people of an agency may do it. It is
   * recorded who entered what. What is no agency is answered 404.
   */
  @Post('admin/agencies/:accountId/jtoken')
  @Can('user:jump')
  @HttpCode(200)
  async jumpIntoAgency(
    @Param() { accountId }: SwitchParameters,
    @Body() body: JumpRequest,
    @CurrentActor() actor: Actor,
  ): Promise<JumpResponse> {
    const target = { personaPath: 'admin/agencies', accountId, ...body };
    return { token: await this.jumps.jump(target, actor) };
  }

  /**
   * A token with which staff enter an account of another type.
   *
   * @remarks The path names the account type; one that nobody enters is refused with 400, an
   * account of another type answered 404. The token works once and for a minute. Inside, staff may
   * do what they may at home, as far as people of that type may do it. It is recorded who entered
   * what.
   */
  @Post(':personaPath/:accountId/jtoken')
  @Can('user:jump')
  @HttpCode(200)
  async jumpIntoAccount(
    @Param() path: JumpParameters,
    @Body() body: JumpRequest,
    @CurrentActor() actor: Actor,
  ): Promise<JumpResponse> {
    return { token: await this.jumps.jump({ ...path, ...body }, actor) };
  }

  /**
   * A token with which a person switches to another of the own accounts, or back.
   *
   * @remarks The token works once and for a minute, at `POST /api/auth/v1/admin/enter/{token}`. In
   * the other account the role counts that was given there. An account that was not added to the
   * caller is answered 404.
   */
  @Post('accounts/:accountId/myToken')
  @Can('any')
  @HttpCode(200)
  async switchAccount(
    @Param() { accountId }: SwitchParameters,
    @Body() body: JumpRequest,
    @CurrentActor() actor: Actor,
  ): Promise<JumpResponse> {
    return { token: await this.jumps.switchTo({ accountId, ...body }, actor) };
  }

  /**
   * Enter an account by a jump token, which works once; 404 for any other.
   *
   * @remarks It begins a session of its own in the account; that of before goes on. A token ends
   * with its first use or after a minute, and the person must still be active. Signing out ends the
   * session.
   */
  @Post('admin/enter/:token')
  @Public()
  @HttpCode(200)
  enterAccount(@Param('token') token: string): Promise<TokensResponse> {
    return this.jumps.enter(token);
  }
}
