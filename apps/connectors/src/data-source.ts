import type { ServiceTables } from '@palisade/platform';
import { CampaignRefusal } from './campaign/campaign-refusal.entity';
import { ToolInvitation } from './campaign/tool-invitation.entity';
import { Connection } from './connections/connection.entity';
import { Connector } from './connections/connector.entity';
import { ConnectorScore } from './connections/connector-score.entity';
import { FindingChange } from './connections/finding-change.entity';
import { FindingRow } from './connections/finding.entity';
import { ProviderOrganization } from './connections/provider-organization.entity';
import { UsedConsent } from './connections/used-consent.entity';
import { AddConnections1700000010100 } from './migrations/1700000010100-add-connections';
import { TellReadingsAgain1700000010120 } from './migrations/1700000010120-tell-readings-again';
import { AddCampaigns1700000010130 } from './migrations/1700000010130-add-campaigns';
import { KeepFindingChanges1700000010140 } from './migrations/1700000010140-keep-finding-changes';
import { Delivery } from './deliveries/delivery.entity';
import { AddWebhooks1700000010000 } from './migrations/1700000010000-add-webhooks';
import { AddDeadDeliveryIndex1700000010050 } from './migrations/1700000010050-add-dead-delivery-index';
import { AddAgencyLinks1700000010056 } from './migrations/1700000010056-add-agency-links';
import { IndexDeliveries1700000010060 } from './migrations/1700000010060-index-deliveries';
import { AccountLink } from './snapshots/account-link.entity';
import { AgencyLink } from './snapshots/agency-link.entity';
import { Organization } from './snapshots/organization.entity';
import { Webhook } from './webhooks/webhook.entity';
import { FoldNames1700000010080 } from './migrations/1700000010080-fold-names';

export const tables: ServiceTables = {
  entities: [
    AccountLink,
    AgencyLink,
    CampaignRefusal,
    Connection,
    Connector,
    ConnectorScore,
    Delivery,
    FindingChange,
    FindingRow,
    Organization,
    ProviderOrganization,
    ToolInvitation,
    UsedConsent,
    Webhook,
  ],
  migrations: [
    AddWebhooks1700000010000,
    AddDeadDeliveryIndex1700000010050,
    AddAgencyLinks1700000010056,
    IndexDeliveries1700000010060,
    FoldNames1700000010080,
    AddConnections1700000010100,
    TellReadingsAgain1700000010120,
    AddCampaigns1700000010130,
    KeepFindingChanges1700000010140,
  ],
};
