import { Body, Controller, Header, Headers, HttpCode, Post, UseFilters } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConsumes,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { AnswersSecret, Public, ReadsForm } from '@palisade/platform';
import { clientCredentials } from '../../domain/client-credentials';
import { ClientTokensService } from './client-tokens.service';
import { ClientTokenRequest, ClientTokenResponse, TokenErrorResponse } from './oauth.dto';
import { TokenErrorsFilter } from './token-errors.filter';

@ApiTags('machine callers')
@Controller('api/auth/v1/oauth')
export class OauthController {
  constructor(private readonly clientTokens: ClientTokensService) {}

  /**
   * The access token of a machine (OAuth 2 client credentials, by HTTP Basic or in the form).
   *
   * @remarks `scope` narrows it to some of the key's scopes; one that the key does not have is
   * refused with `invalid_scope`. An unknown, switched off or deleted key or a wrong secret is
   * answered 401 `invalid_client`, in the form of RFC 6749. The token lives a quarter of an hour
   * and there is no refresh token: ask again.
   */
  @Post('token')
  @UseFilters(TokenErrorsFilter)
  @AnswersSecret()
  @Public()
  @ReadsForm()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOkResponse({ type: ClientTokenResponse })
  @ApiBadRequestResponse({ description: 'The form is not right.', type: TokenErrorResponse })
  @ApiUnauthorizedResponse({ description: 'Nobody known asked.', type: TokenErrorResponse })
  issueToken(
    @Headers('authorization') header: string | undefined,
    @Body() { scope = '', ...form }: ClientTokenRequest,
  ): Promise<ClientTokenResponse> {
    return this.clientTokens.issue(clientCredentials(header, form), scope);
  }
}
