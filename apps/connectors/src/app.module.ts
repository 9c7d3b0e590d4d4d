import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { tables } from './data-source';
import { DeadDeliveries } from './deliveries/dead-deliveries';
import { DeliveriesController } from './deliveries/deliveries.controller';
import { DeliveriesQueries } from './deliveries/deliveries.queries';
import { DeliveriesService } from './deliveries/deliveries.service';
import { DeliveryAttempts } from './deliveries/delivery-attempts';
import { DeliveryWorker } from './deliveries/delivery-worker';
import { ResendService } from './deliveries/resend.service';
import { WebhookClient } from './deliveries/webhook-client';
import { AccountSavedConsumer } from './events/account-saved.consumer';
import { EveryEventConsumer } from './events/every-event.consumer';
import { LinksConsumer } from './events/links.consumer';
import { OrganizationSavedConsumer } from './events/organization-saved.consumer';
import { WebhookSecrets } from './webhooks/webhook-secrets';
import { WebhooksController } from './webhooks/webhooks.controller';
import { WebhooksQueries } from './webhooks/webhooks.queries';
import { WebhooksService } from './webhooks/webhooks.service';

@Module({
  imports: [PlatformModule.forService({ name: 'connectors', ...tables })],
  controllers: [WebhooksController, DeliveriesController],
  providers: [
    AccountSavedConsumer,
    DeadDeliveries,
    DeliveriesQueries,
    DeliveriesService,
    DeliveryAttempts,
    DeliveryWorker,
    EveryEventConsumer,
    LinksConsumer,
    OrganizationSavedConsumer,
    ResendService,
    WebhookClient,
    WebhookSecrets,
    WebhooksQueries,
    WebhooksService,
  ],
})
export class AppModule {}
