import { Module } from '@nestjs/common';
import { Config, PlatformModule } from '@palisade/platform';
import { AccountFactsService } from './accounts/account-facts.service';
import { AccountStatusService } from './accounts/account-status.service';
import { AccountsController } from './accounts/accounts.controller';
import { AccountsFinder } from './accounts/accounts.finder';
import { AccountsQueries } from './accounts/accounts.queries';
import { AccountsService } from './accounts/accounts.service';
import { DuplicatesController } from './accounts/duplicates.controller';
import { DuplicatesQueries } from './accounts/duplicates.queries';
import { TimelineController } from './accounts/timeline.controller';
import { AccountAgentService } from './agents/account-agent.service';
import { AgenciesQueries } from './agents/agencies.queries';
import { AgentsController } from './agents/agents.controller';
import { AddressesController } from './addresses/addresses.controller';
import { tables } from './data-source';
import { BuiltInDomainChecks } from './domain-checks/built-in-domain-checks';
import { DetailsController } from './details/details.controller';
import { DetailsService } from './details/details.service';
import { DomainChecks } from './domain-checks/domain-checks';
import { DomainBlacklistSavedConsumer } from './events/domain-blacklist-saved.consumer';
import { ComposedDomainChecks } from './domain-checks/composed-domain-checks';
import { RealDomainChecks } from './domain-checks/real-domain-checks';
import { ScanNetwork } from './domain-checks/scan-network';
import { OrganizationSavedConsumer } from './events/organization-saved.consumer';
import { PolicyConsumer } from './events/policy.consumer';
import { QuoteBoundConsumer } from './events/quote-bound.consumer';
import { QuoteOfAccountConsumer } from './events/quote-of-account.consumer';
import { QuoteRequestedConsumer } from './events/quote-requested.consumer';
import { TeamSavedConsumer } from './events/team-saved.consumer';
import { UserSavedConsumer } from './events/user-saved.consumer';
import { DocumentUploadedConsumer } from './events/document-uploaded.consumer';
import { NotesController } from './notes/notes.controller';
import { NotesService } from './notes/notes.service';
import { ClustersController } from './clusters/clusters.controller';
import { ClustersService } from './clusters/clusters.service';
import { TagsController } from './tags/tags.controller';
import { TagsService } from './tags/tags.service';
import { FeedbackController } from './feedback/feedback.controller';
import { FeedbackService } from './feedback/feedback.service';
import { CompaniesController } from './firmographics/companies.controller';
import { CompaniesQueries } from './firmographics/companies.queries';
import { Firmographics } from './firmographics/firmographics';
import { openFirmographics } from './firmographics/open-firmographics';
import { IndustriesController } from './industries/industries.controller';
import { IndustriesQueries } from './industries/industries.queries';
import { AgencyLicensesController } from './licenses/agency-licenses.controller';
import { LicensesQueries } from './licenses/licenses.queries';
import { LicensesService } from './licenses/licenses.service';
import { SurplusLicensesController } from './licenses/surplus-licenses.controller';
import { AnswersService } from './questions/answers.service';
import { QuestionsController } from './questions/questions.controller';
import { QuestionsService } from './questions/questions.service';
import { RefreshController } from './refresh/refresh.controller';
import { RefreshService } from './refresh/refresh.service';
import { ReloadService } from './refresh/reload.service';
import { IndustrySweep } from './risk/industry-sweep';
import { PortfolioQueries } from './risk/portfolio.queries';
import { ProfileController } from './risk/profile.controller';
import { RiskController } from './risk/risk.controller';
import { RiskQueries } from './risk/risk.queries';
import { ScoreHistoryQueries } from './risk/score-history.queries';
import { ScansController } from './scans/scans.controller';
import { ScansQueries } from './scans/scans.queries';
import { ScansService } from './scans/scans.service';
import { StandingController } from './standing/standing.controller';
import { StatesController } from './states/states.controller';
import { StatesQueries } from './states/states.queries';

@Module({
  imports: [PlatformModule.forService({ name: 'account', ...tables })],
  controllers: [
    // Before `/{accountId}`, which its addresses would be read as.
    QuestionsController,
    AccountsController,
    AddressesController,
    AgencyLicensesController,
    AgentsController,
    CompaniesController,
    DetailsController,
    DuplicatesController,
    FeedbackController,
    NotesController,
    IndustriesController,
    ProfileController,
    RefreshController,
    RiskController,
    ScansController,
    StandingController,
    StatesController,
    ClustersController,
    TagsController,
    SurplusLicensesController,
    TimelineController,
  ],
  providers: [
    AgenciesQueries,
    AccountAgentService,
    AccountFactsService,
    AccountStatusService,
    AccountsService,
    AccountsFinder,
    AccountsQueries,
    AnswersService,
    CompaniesQueries,
    DetailsService,
    DocumentUploadedConsumer,
    BuiltInDomainChecks,
    DuplicatesQueries,
    FeedbackService,
    NotesService,
    ClustersService,
    TagsService,
    IndustriesQueries,
    IndustrySweep,
    LicensesQueries,
    LicensesService,
    QuestionsService,
    PortfolioQueries,
    RealDomainChecks,
    RefreshService,
    ReloadService,
    RiskQueries,
    ScanNetwork,
    ScansQueries,
    ScansService,
    ScoreHistoryQueries,
    StatesQueries,
    { provide: DomainChecks, useClass: ComposedDomainChecks },
    { provide: Firmographics, useFactory: openFirmographics, inject: [Config] },
    DomainBlacklistSavedConsumer,
    OrganizationSavedConsumer,
    PolicyConsumer,
    QuoteBoundConsumer,
    QuoteOfAccountConsumer,
    QuoteRequestedConsumer,
    TeamSavedConsumer,
    UserSavedConsumer,
  ],
})
export class AppModule {}
