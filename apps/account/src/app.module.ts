import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { AccountsController } from './accounts/accounts.controller';
import { AccountsQueries } from './accounts/accounts.queries';
import { AccountsService } from './accounts/accounts.service';
import { AddressesController } from './addresses/addresses.controller';
import { tables } from './data-source';
import { BuiltInDomainChecks } from './domain-checks/built-in-domain-checks';
import { DomainChecks } from './domain-checks/domain-checks';
import { OrganizationSavedConsumer } from './events/organization-saved.consumer';
import { TeamSavedConsumer } from './events/team-saved.consumer';
import { BuiltInFirmographics } from './firmographics/built-in-firmographics';
import { CompaniesController } from './firmographics/companies.controller';
import { CompaniesQueries } from './firmographics/companies.queries';
import { Firmographics } from './firmographics/firmographics';
import { IndustriesController } from './industries/industries.controller';
import { IndustriesQueries } from './industries/industries.queries';
import { ProfileController } from './risk/profile.controller';
import { RiskController } from './risk/risk.controller';
import { RiskQueries } from './risk/risk.queries';
import { StatesController } from './states/states.controller';
import { StatesQueries } from './states/states.queries';

@Module({
  imports: [PlatformModule.forService({ name: 'account', ...tables })],
  controllers: [
    AccountsController,
    AddressesController,
    CompaniesController,
    IndustriesController,
    ProfileController,
    RiskController,
    StatesController,
  ],
  providers: [
    AccountsService,
    AccountsQueries,
    CompaniesQueries,
    IndustriesQueries,
    RiskQueries,
    StatesQueries,
    { provide: DomainChecks, useClass: BuiltInDomainChecks },
    { provide: Firmographics, useClass: BuiltInFirmographics },
    OrganizationSavedConsumer,
    TeamSavedConsumer,
  ],
})
export class AppModule {}
