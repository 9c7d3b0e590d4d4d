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

  /** The API keys of the caller's organisation; staff see those of every organisation. */
  @Get()
  @Can('api-key:view')
  @ApiPage(ApiKeyResponse)
  listApiKeys(
    @Query() query: ApiKeySearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<ApiKeyResponse>> {
    return this.queries.search(query, actor);
  }

  /** The scopes that a new key may be given. */
  @Get('scopes')
  @Can('api-key:create')
  listScopes(
    @Query() { accountId }: ApiKeyOwnerQuery,
    @CurrentActor() actor: Actor,
  ): Promise<string[]> {
    return this.queries.scopes(accountId, actor);
  }

  /** An API key, without its secret. */
  @Get(':keyId')
  @Can('api-key:view')
  getApiKey(
    @Param('keyId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<ApiKeyResponse> {
    return this.queries.one(id, actor);
  }

  /** Make an API key; its secret is shown this once. */
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

  /** Rename an API key, or switch it on or off. */
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

  /** Replace the secret of an API key; the new one is shown this once. */
  @Put('regenerate/:keyId')
  @AnswersSecret()
  @Can('api-key:regenerate')
  regenerateApiKey(
    @Param('keyId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<ApiKeySecretResponse> {
    return this.keys.regenerate(id, actor);
  }

  /** Delete an API key; it is refused from then on. */
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
