import { Module } from '@nestjs/common';
import { Config, PlatformModule, UploadForm } from '@palisade/platform';
import { AccountFactsService } from './accounts/account-facts.service';
import { AccountStatusService } from './accounts/account-status.service';
import { AccountsController } from './accounts/accounts.controller';
import { AccountsFinder } from './accounts/accounts.finder';
import { AccountsQueries } from './accounts/accounts.queries';
import { AccountsService } from './accounts/accounts.service';
import { DuplicatesController } from './accounts/duplicates.controller';
import { DuplicatesQueries } from './accounts/duplicates.queries';
import { AccountLogController } from './accounts/account-log.controller';
import { TimelineController } from './accounts/timeline.controller';
import { AgenciesController } from './agencies/agencies.controller';
import { AgencyTimelineController } from './agencies/agency-timeline.controller';
import { AgencyProfilesQueries } from './agencies/agencies.queries';
import { AgencyProfilesService } from './agencies/agencies.service';
import { AccountAgentService } from './agents/account-agent.service';
import { AgenciesQueries } from './agents/agencies.queries';
import { AgentSearchController } from './agents/agent-search.controller';
import { AgentsController } from './agents/agents.controller';
import { AgentsQueries } from './agents/agents.queries';
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
import { ConnectorConsumer } from './events/connector.consumer';
import { BrokerChangedConsumer } from './events/broker-changed.consumer';
import { PolicyConsumer } from './events/policy.consumer';
import { QuoteBoundConsumer } from './events/quote-bound.consumer';
import { QuoteOfAccountConsumer } from './events/quote-of-account.consumer';
import { QuoteRequestedConsumer } from './events/quote-requested.consumer';
import { TeamSavedConsumer } from './events/team-saved.consumer';
import { UserSavedConsumer } from './events/user-saved.consumer';
import { UserWorkGivenConsumer } from './events/user-work-given.consumer';
import { OpenWorkController } from './work/open-work.controller';
import { OpenWorkService } from './work/open-work.service';
import { DocumentUploadedConsumer } from './events/document-uploaded.consumer';
import { NotesController } from './notes/notes.controller';
import { NotesService } from './notes/notes.service';
import { AggregatorsController } from './partners/aggregators.controller';
import { ClustersController } from './partners/clusters.controller';
import { AccountTiesService } from './partners/account-ties.service';
import { CarriersController } from './partners/carriers.controller';
import { PartnersQueries } from './partners/partners.queries';
import { PartnersService } from './partners/partners.service';
import { PremiumProcessorsController } from './partners/premium-processors.controller';
import { ReinsurersController } from './partners/reinsurers.controller';
import { SecurityProvidersController } from './partners/security-providers.controller';
import { VendorsController } from './partners/vendors.controller';
import { MembershipsService } from './partners/memberships.service';
import { TagsController } from './tags/tags.controller';
import { TagsService } from './tags/tags.service';
import { FeedbackController } from './feedback/feedback.controller';
import { FeedbackService } from './feedback/feedback.service';
import { ReminderSweep } from './submissions/reminder-sweep';
import { SubmissionQuotesService } from './submissions/submission-quotes.service';
import { SubmissionLogController } from './submissions/submission-log.controller';
import { SubmissionTimelineController } from './submissions/submission-timeline.controller';
import { SubmissionsController } from './submissions/submissions.controller';
import { SubmissionsQueries } from './submissions/submissions.queries';
import { MailedApplicationsService } from './submissions/mailed-applications.service';
import { ReceivedMailsService } from './submissions/received-mails.service';
import { SubmissionsService } from './submissions/submissions.service';
import { WholesaleRequestsController } from './wholesale/wholesale-requests.controller';
import { WholesaleRequestsQueries } from './wholesale/wholesale-requests.queries';
import { MailReceivedConsumer } from './events/mail-received.consumer';
import { QuoteOfSubmissionConsumer } from './events/quote-of-submission.consumer';
import { LeadBook, OwnLeadBook } from './leads/lead-book';
import { LeadNotesController } from './leads/lead-notes.controller';
import { LeadNotesService } from './leads/lead-notes.service';
import { LeadsController } from './leads/leads.controller';
import { LeadsService } from './leads/leads.service';
import { CompaniesController } from './firmographics/companies.controller';
import { CompaniesQueries } from './firmographics/companies.queries';
import { Firmographics } from './firmographics/firmographics';
import { openFirmographics } from './firmographics/open-firmographics';
import { IndustryTimelineController } from './industries/industry-timeline.controller';
import { IndustriesController } from './industries/industries.controller';
import { IndustriesQueries } from './industries/industries.queries';
import { IndustriesService } from './industries/industries.service';
import { AgencyLicensesController } from './licenses/agency-licenses.controller';
import { AgentLicensesController } from './licenses/agent-licenses.controller';
import { ExpiryRemindersService } from './licenses/expiry-reminders.service';
import { ExpirySweep } from './licenses/expiry-sweep';
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
import { StateTimelineController } from './states/state-timeline.controller';
import { StatesController } from './states/states.controller';
import { BulkCheckSweep } from './bulk/bulk-check-sweep';
import { BulkCheckWork } from './bulk/bulk-check.work';
import { BulkChecksController } from './bulk/bulk-checks.controller';
import { BulkChecksService } from './bulk/bulk-checks.service';
import { BulkUploadsController } from './bulk/bulk-uploads.controller';
import { BulkUploadsQueries } from './bulk/bulk-uploads.queries';
import { BulkUploadsService } from './bulk/bulk-uploads.service';
import { ResumeUpload } from './bulk/resume-upload';
import { LargeChecks } from './bulk/large-checks';
import { BulkWork } from './bulk/bulk.work';
import { LogosController } from './logos/logos.controller';
import { LogosQueries } from './logos/logos.queries';
import { LogosService } from './logos/logos.service';
import { StateTableController } from './states/state-table.controller';
import { StatesQueries } from './states/states.queries';
import { StatesService } from './states/states.service';

@Module({
  imports: [PlatformModule.forService({ name: 'account', ...tables })],
  controllers: [
    // Before `/{accountId}`, which its addresses would be read as.
    QuestionsController,
    AggregatorsController,
    CarriersController,
    ClustersController,
    PremiumProcessorsController,
    ReinsurersController,
    SecurityProvidersController,
    VendorsController,
    SubmissionLogController,
    SubmissionsController,
    SubmissionTimelineController,
    WholesaleRequestsController,
    AccountsController,
    AddressesController,
    AgenciesController,
    AgencyTimelineController,
    AgencyLicensesController,
    AgentLicensesController,
    AgentSearchController,
    OpenWorkController,
    AgentsController,
    CompaniesController,
    DetailsController,
    DuplicatesController,
    FeedbackController,
    LeadNotesController,
    LeadsController,
    NotesController,
    IndustriesController,
    IndustryTimelineController,
    ProfileController,
    RefreshController,
    RiskController,
    ScansController,
    StandingController,
    StatesController,
    StateTimelineController,
    StateTableController,
    LogosController,
    BulkChecksController,
    BulkUploadsController,
    TagsController,
    SurplusLicensesController,
    AccountLogController,
    TimelineController,
  ],
  providers: [
    AccountTiesService,
    SubmissionQuotesService,
    SubmissionsQueries,
    SubmissionsService,
    MailedApplicationsService,
    ReceivedMailsService,
    WholesaleRequestsQueries,
    AgenciesQueries,
    AgencyProfilesQueries,
    AgencyProfilesService,
    AccountAgentService,
    AgentsQueries,
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
    LeadNotesService,
    LeadsService,
    NotesService,
    MembershipsService,
    TagsService,
    IndustriesQueries,
    IndustriesService,
    IndustrySweep,
    ExpiryRemindersService,
    ExpirySweep,
    ReminderSweep,
    LicensesQueries,
    LicensesService,
    QuestionsService,
    PartnersQueries,
    PartnersService,
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
    StatesService,
    LogosQueries,
    BulkCheckSweep,
    BulkCheckWork,
    BulkChecksService,
    LargeChecks,
    BulkUploadsQueries,
    BulkUploadsService,
    ResumeUpload,
    BulkWork,
    LogosService,
    UploadForm,
    { provide: DomainChecks, useClass: ComposedDomainChecks },
    { provide: LeadBook, useClass: OwnLeadBook },
    { provide: Firmographics, useFactory: openFirmographics, inject: [Config] },
    DomainBlacklistSavedConsumer,
    OrganizationSavedConsumer,
    ConnectorConsumer,
    PolicyConsumer,
    BrokerChangedConsumer,
    QuoteBoundConsumer,
    QuoteOfAccountConsumer,
    QuoteOfSubmissionConsumer,
    MailReceivedConsumer,
    QuoteRequestedConsumer,
    TeamSavedConsumer,
    UserSavedConsumer,
    UserWorkGivenConsumer,
    OpenWorkService,
  ],
})
export class AppModule {}
