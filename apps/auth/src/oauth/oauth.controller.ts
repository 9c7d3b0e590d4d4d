import { Body, Controller, Header, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import { AnswersSecret, Public, ReadsForm } from '@palisade/platform';
import { clientCredentials } from '../domain/client-credentials';
import { ClientTokensService } from './client-tokens.service';
import { ClientTokenRequest, ClientTokenResponse } from './oauth.dto';

@ApiTags('machine callers')
@Controller('api/auth/v1/oauth')
export class OauthController {
  constructor(private readonly clientTokens: ClientTokensService) {}

  /** The access token of a machine (OAuth 2 client credentials, by HTTP Basic or in the form). */
  @Post('token')
  @AnswersSecret()
  @Public()
  @ReadsForm()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiConsumes('application/x-www-form-urlencoded')
  issueToken(
    @Headers('authorization') header: string | undefined,
    @Body() { scope = '', ...form }: ClientTokenRequest,
  ): Promise<ClientTokenResponse> {
    return this.clientTokens.issue(clientCredentials(header, form), scope);
  }
}
