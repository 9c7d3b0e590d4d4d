import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { tables } from './data-source';
import { AccountFindingsQueries } from './connections/account-findings.queries';
import { CampaignClientsQueries } from './campaign/campaign-clients.queries';
import { CampaignController } from './campaign/campaign.controller';
import { CampaignService } from './campaign/campaign.service';
import { ConnectService } from './connections/connect.service';
import { ConnectionsController } from './connections/connections.controller';
import { ClientFindingsQueries } from './connections/client-findings.queries';
import { ConnectionsQueries } from './connections/connections.queries';
import { ConnectionsService } from './connections/connections.service';
import { ConsentStates } from './connections/consent-states';
import { Consents } from './connections/consents';
import { ExternalIds } from './connections/external-ids';
import { Invitations } from './connections/invitations';
import { LiveSources } from './connections/live-sources';
import { ProviderController } from './connections/provider.controller';
import { PurgeSweep } from './connections/purge-sweep';
import { Readings } from './connections/readings';
import { ReadingsController } from './connections/readings.controller';
import { Refreshes } from './connections/refreshes';
import { RefreshWorker } from './connections/refresh-worker';
import { ToolsController } from './connections/tools.controller';
import { ToolAccounts } from './connections/tool-accounts';
import { ToolDefinitions } from './connections/tool-definitions';
import { Ways } from './connections/ways.service';
import { WaysController } from './connections/ways.controller';
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
import { AccountsGateway } from './outside/accounts.gateway';
import { QuotesGateway } from './outside/quotes.gateway';
import { RoleSessions } from './outside/role-sessions';
import { ToolClient } from './outside/tool-client';
import { ToolOrigins } from './outside/tool-origins';
import { SimulatedTools } from './simulator/simulated-tools';
import { WebhookSecrets } from './webhooks/webhook-secrets';
import { WebhooksController } from './webhooks/webhooks.controller';
import { WebhooksQueries } from './webhooks/webhooks.queries';
import { WebhooksService } from './webhooks/webhooks.service';

@Module({
  imports: [PlatformModule.forService({ name: 'connectors', ...tables })],
  controllers: [
    WebhooksController,
    DeliveriesController,
    ProviderController,
    ToolsController,
    WaysController,
    CampaignController,
    ConnectionsController,
    ReadingsController,
  ],
  providers: [
    AccountFindingsQueries,
    AccountSavedConsumer,
    AccountsGateway,
    CampaignClientsQueries,
    CampaignService,
    ConnectService,
    ConnectionsQueries,
    ClientFindingsQueries,
    ConnectionsService,
    Consents,
    ConsentStates,
    DeadDeliveries,
    DeliveriesQueries,
    DeliveriesService,
    DeliveryAttempts,
    DeliveryWorker,
    EveryEventConsumer,
    ExternalIds,
    Invitations,
    LinksConsumer,
    LiveSources,
    OrganizationSavedConsumer,
    PurgeSweep,
    QuotesGateway,
    Readings,
    Refreshes,
    RefreshWorker,
    ResendService,
    RoleSessions,
    SimulatedTools,
    ToolClient,
    ToolAccounts,
    ToolDefinitions,
    ToolOrigins,
    Ways,
    WebhookClient,
    WebhookSecrets,
    WebhooksQueries,
    WebhooksService,
  ],
})
export class AppModule {}
