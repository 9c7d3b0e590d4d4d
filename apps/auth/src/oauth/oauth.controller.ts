import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import { AnswersSecret, Public, ReadsForm } from '@palisade/platform';
import { ClientTokensService } from './client-tokens.service';
import { ClientTokenRequest, ClientTokenResponse } from './oauth.dto';

@ApiTags('machine callers')
@Controller('api/auth/v1/oauth')
export class OauthController {
  constructor(private readonly clientTokens: ClientTokensService) {}

  /** The access token of a machine (OAuth 2 client credentials). */
  @Post('token')
  @AnswersSecret()
  @Public()
  @ReadsForm()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiConsumes('application/x-www-form-urlencoded')
  issueToken(@Body() request: ClientTokenRequest): Promise<ClientTokenResponse> {
    return this.clientTokens.issue(request);
  }
}
