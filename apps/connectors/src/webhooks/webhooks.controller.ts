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
import { webhookTypes } from '@palisade/contracts';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { AnswersSecret, ApiPage, Can, CurrentActor, PageQuery } from '@palisade/platform';
import {
  ChangeWebhookRequest,
  CreatedWebhookResponse,
  CreateWebhookRequest,
  toWebhookResponse,
  WebhookEventResponse,
  WebhookResponse,
} from './webhooks.dto';
import { WebhooksQueries } from './webhooks.queries';
import { WebhooksService } from './webhooks.service';

@ApiTags('webhooks')
@Controller('api/webhook/v1')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly queries: WebhooksQueries,
  ) {}

  /**
   * The webhooks in the caller's scope.
   *
   * @remarks Their secrets are never shown again; who lost one replaces it.
   */
  @Get()
  @Can('webhook:view')
  @ApiPage(WebhookResponse)
  listWebhooks(
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<WebhookResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * Create a webhook; the answer shows its secret, once.
   *
   * @remarks It tells nothing until its address is set by `PUT /api/webhook/v1`. Each message is
   * signed with the secret (Standard Webhooks).
   */
  @Post('createHook')
  @AnswersSecret()
  @Can('webhook:create')
  async createWebhook(
    @Body() { companyName }: CreateWebhookRequest,
    @CurrentActor() actor: Actor,
  ): Promise<CreatedWebhookResponse> {
    const { webhook, secret } = await this.webhooks.create(companyName, actor);
    return { ...toWebhookResponse(webhook), clientSecret: secret };
  }

  /**
   * Set the address or a new secret of a webhook.
   *
   * @remarks Messages are signed with the new secret from then on. Addresses of private networks are
   * refused. Set the former address to undo it.
   */
  @Put()
  @Can('webhook:edit')
  async changeWebhook(
    @Body() body: ChangeWebhookRequest,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookResponse> {
    const known = await this.queries.find(body.id, actor);
    return toWebhookResponse(await this.webhooks.change(known, body));
  }

  /**
   * Delete a webhook.
   *
   * @remarks What was not delivered yet is dropped. Make another one to undo it.
   */
  @Delete(':id')
  @Can('webhook:delete')
  @HttpCode(204)
  async deleteWebhook(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.webhooks.remove(await this.queries.find(id, actor));
  }

  /**
   * The events that webhooks are told of, with the JSON Schema of each.
   *
   * @remarks A breaking change of an event is a new version beside the old one.
   */
  @Get('events')
  @Can('any')
  listWebhookEvents(): WebhookEventResponse[] {
    return webhookTypes();
  }
}
