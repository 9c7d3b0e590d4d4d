import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { AnswersSecret, ApiPage, Can, CurrentActor } from '@palisade/platform';
import {
  ApiKeyOwnerQuery,
  ApiKeyResponse,
  ApiKeySearchQuery,
  ApiKeySecretResponse,
  ChangeApiKeyRequest,
  NewApiKeyRequest,
} from './api-keys.dto';
import { ApiKeysQueries } from './api-keys.queries';
import { ApiKeysService } from './api-keys.service';

@ApiTags('machine callers')
@Controller('api/auth/v1/api')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly queries: ApiKeysQueries,
  ) {}

  /**
   * The API keys of the caller's organisation; staff see those of every organisation.
   *
   * @remarks The latest first and without secrets; deleted ones are left out. A text finds names
   * and ids.
   */
  @Get()
  @Can('api-key:view')
  @ApiPage(ApiKeyResponse)
  listApiKeys(
    @Query() query: ApiKeySearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<ApiKeyResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * The scopes that a new key may be given.
   *
   * @remarks For the own organisation these are what the caller may do, for another one, which
   * staff name by `accountId`, what people there may do. Permissions over people, teams, keys,
   * flags and blacklisted domains are never given to a machine.
   */
  @Get('scopes')
  @Can('api-key:create')
  listScopes(
    @Query() { accountId }: ApiKeyOwnerQuery,
    @CurrentActor() actor: Actor,
  ): Promise<string[]> {
    return this.queries.scopes(accountId, actor);
  }

  /**
   * An API key, without its secret.
   *
   * @remarks When it was used last stands in it. A key of another organisation is answered 404.
   */
  @Get(':keyId')
  @Can('api-key:view')
  getApiKey(
    @Param('keyId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<ApiKeyResponse> {
    return this.queries.one(id, actor);
  }

  /**
   * Make an API key; its secret is shown this once.
   *
   * @remarks Only its hash is kept. Scopes beyond those of `GET /api/auth/v1/api/scopes` are
   * refused with 400, each by its place. The key gets tokens from `POST /api/auth/v1/oauth/token`.
   * `DELETE /api/auth/v1/api/{keyId}` undoes it.
   */
  @Post()
  @AnswersSecret()
  @Can('api-key:create')
  createApiKey(
    @Body() body: NewApiKeyRequest,
    @Query() { accountId }: ApiKeyOwnerQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ApiKeySecretResponse> {
    return this.keys.create(body, accountId, actor);
  }

  /**
   * Rename an API key, or switch it on or off.
   *
   * @remarks Switched off, it gets no token and those given out are refused within two seconds; its
   * calls are answered 401. Switching it on again needs all of its scopes (400 otherwise), as if
   * the caller made it again.
   */
  @Put(':keyId')
  @Can('api-key:create')
  async changeApiKey(
    @Param('keyId', ParseUUIDPipe) id: string,
    @Body() body: ChangeApiKeyRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ApiKeyResponse> {
    await this.keys.change(id, body, actor);
    return this.queries.one(id, actor);
  }

  /**
   * Replace the secret of an API key; the new one is shown this once.
   *
   * @remarks The former secret and the tokens given out for it are refused within two seconds. The
   * caller needs all scopes of the key (400 otherwise). The former secret cannot be had back.
   */
  @Put('regenerate/:keyId')
  @AnswersSecret()
  @Can('api-key:regenerate')
  regenerateApiKey(
    @Param('keyId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<ApiKeySecretResponse> {
    return this.keys.regenerate(id, actor);
  }

  /**
   * Delete an API key; it is refused from then on.
   *
   * @remarks So are the tokens that were given out for it, within two seconds. Its calls stay in
   * the activity. No call brings it back: make a new one.
   */
  @Delete(':keyId')
  @Can('api-key:delete')
  @HttpCode(204)
  async deleteApiKey(
    @Param('keyId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.keys.remove(id, actor);
  }
}
