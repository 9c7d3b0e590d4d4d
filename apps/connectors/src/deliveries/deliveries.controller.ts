import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import { WebhooksQueries } from '../webhooks/webhooks.queries';
import {
  DeliveryParameters,
  DeliveryResponse,
  DeliverySearchQuery,
  toDelivery,
  WebhookParameters,
} from './deliveries.dto';
import { DeliveriesQueries } from './deliveries.queries';
import { ResendService } from './resend.service';

@ApiTags('webhooks')
@Controller('api/webhook/v1/:id/deliveries')
export class DeliveriesController {
  constructor(
    private readonly webhooks: WebhooksQueries,
    private readonly deliveries: DeliveriesQueries,
    private readonly resends: ResendService,
  ) {}

  /**
   * What a webhook was sent, the latest first.
   *
   * @remarks Each message with what the receiver answered last, and when it is tried next. What it
   * says is not shown.
   */
  @Get()
  @Can('webhook:view')
  @ApiPage(DeliveryResponse)
  async searchWebhookDeliveries(
    @Param() { id }: WebhookParameters,
    @Query() query: DeliverySearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<DeliveryResponse>> {
    await this.webhooks.find(id, actor);
    const page = await this.deliveries.search(id, query);
    return { ...page, content: page.content.map(toDelivery) };
  }

  /**
   * Send a message again.
   *
   * @remarks It is tried at once and under the same id, whether it was delivered or given up. What
   * waits for its next try, or for an address of the webhook, is answered 409. It cannot be undone.
   */
  @Post(':deliveryId/resend')
  @HttpCode(200)
  @Can('webhook:edit')
  async resendWebhookDelivery(
    @Param() { id, deliveryId }: DeliveryParameters,
    @CurrentActor() actor: Actor,
  ): Promise<DeliveryResponse> {
    const webhook = await this.webhooks.find(id, actor);
    await this.deliveries.find(id, deliveryId);
    await this.resends.resend(webhook, deliveryId);
    return toDelivery(await this.deliveries.find(id, deliveryId));
  }
}
