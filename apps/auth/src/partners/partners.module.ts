import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module';
import { AccountLinkLetters } from './accountlinks/account-link-letters';
import { AccountLinksController } from './accountlinks/account-links.controller';
import { AccountLinksService } from './accountlinks/account-links.service';
import { ClientAccountsService } from './accountlinks/client-accounts.service';
import { FavoritesService } from './accountlinks/favorites.service';
import { AccountsGateway } from './clients/accounts.gateway';
import { AccountAgentChangedConsumer } from './events/account-agent-changed.consumer';
import { AccountCreatedConsumer } from './events/account-created.consumer';
import { AgencyLinksChangedConsumer } from './events/agency-links-changed.consumer';
import { PartnerSavedConsumer } from './events/partner-saved.consumer';
import { PartnerUsesConsumer } from './events/partner-uses.consumer';
import { AggregatorsController } from './partners/aggregators.controller';
import { CarriersController } from './partners/carriers.controller';
import { ClustersController } from './partners/clusters.controller';
import { NewPartners } from './partners/new-partners';
import { PartnersService } from './partners/partners.service';
import { PremiumProcessorsController } from './partners/premium-processors.controller';
import { ReinsurersController } from './partners/reinsurers.controller';
import { SecurityProvidersController } from './partners/security-providers.controller';
import { VendorsController } from './partners/vendors.controller';

/** Organisations that work with the provider, and which accounts people and agencies work for. */
@Module({
  imports: [PeopleModule],
  controllers: [
    ClustersController,
    ReinsurersController,
    PremiumProcessorsController,
    SecurityProvidersController,
    VendorsController,
    CarriersController,
    AggregatorsController,
    AccountLinksController,
  ],
  providers: [
    AccountAgentChangedConsumer,
    AccountCreatedConsumer,
    AccountLinkLetters,
    AccountLinksService,
    AccountsGateway,
    AgencyLinksChangedConsumer,
    ClientAccountsService,
    FavoritesService,
    NewPartners,
    PartnerSavedConsumer,
    PartnersService,
    PartnerUsesConsumer,
  ],
})
export class PartnersModule {}
