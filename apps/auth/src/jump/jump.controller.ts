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

  /** A token with which staff enter an agency. */
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

  /** A token with which staff enter an account of another type. */
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

  /** A token with which a person switches to another of the own accounts, or back. */
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

  /** Enter an account by a jump token, which works once; 404 for any other. */
  @Post('admin/enter/:token')
  @Public()
  @HttpCode(200)
  enterAccount(@Param('token') token: string): Promise<TokensResponse> {
    return this.jumps.enter(token);
  }
}
