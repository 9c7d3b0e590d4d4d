import { Module } from '@nestjs/common';
import { AccountsGateway } from './clients/accounts.gateway';
import { AccountFactsController } from './closing/account-facts.controller';
import { PlatformModule, UploadForm } from '@palisade/platform';
import { BindingController } from './binding/binding.controller';
import { BindingService } from './binding/binding.service';
import { CartsController } from './carts/carts.controller';
import { CartsQueries } from './carts/carts.queries';
import { CartsService } from './carts/carts.service';
import { DocsGateway } from './clients/docs.gateway';
import { PolicyGateway } from './clients/policy.gateway';
import { PresetsGateway } from './clients/presets.gateway';
import { RaterGateway } from './clients/rater.gateway';
import { AccountChangesService } from './closing/account-changes.service';
import { ClosingController } from './closing/closing.controller';
import { ClosingService } from './closing/closing.service';
import { ExpirySweep } from './closing/expiry-sweep';
import { RateAgainService } from './closing/rate-again.service';
import { ReopeningService } from './closing/reopening.service';
import { CustomersController } from './customers/customers.controller';
import { CustomersService } from './customers/customers.service';
import { tables } from './data-source';
import { DocumentsController } from './documents/documents.controller';
import { DocumentsService } from './documents/documents.service';
import { EndorsementChangesService } from './endorsements/endorsement-changes.service';
import { EndorsementRatingService } from './endorsements/endorsement-rating.service';
import { EndorsementsController } from './endorsements/endorsements.controller';
import { EndorsementsService } from './endorsements/endorsements.service';
import { AccountAgentChangedConsumer } from './events/account-agent-changed.consumer';
import { AccountSavedConsumer } from './events/account-saved.consumer';
import { AccountScanChangedConsumer } from './events/account-scan-changed.consumer';
import { AccountScoreChangedConsumer } from './events/account-score-changed.consumer';
import { AccountStatusChangedConsumer } from './events/account-status-changed.consumer';
import { AgencySavedConsumer } from './events/agency-saved.consumer';
import { CarrierProfileSavedConsumer } from './events/carrier-profile-saved.consumer';
import { ClaimFiledConsumer } from './events/claim-filed.consumer';
import { DocumentSignedConsumer } from './events/document-signed.consumer';
import { ConnectorChangedConsumer } from './events/connector-changed.consumer';
import { DocumentUploadedConsumer } from './events/document-uploaded.consumer';
import { InvoicePaidConsumer } from './events/invoice-paid.consumer';
import { LicenseSavedConsumer } from './events/license-saved.consumer';
import { OrganizationSavedConsumer } from './events/organization-saved.consumer';
import { PolicyEndedConsumer } from './events/policy-ended.consumer';
import { PolicyRenewingConsumer } from './events/policy-renewing.consumer';
import { PolicySavedConsumer } from './events/policy-saved.consumer';
import { EditingController } from './editing/editing.controller';
import { EditingService } from './editing/editing.service';
import { IssuingController } from './issuing/issuing.controller';
import { IssuingService } from './issuing/issuing.service';
import { Prime250Controller } from './prime250/prime250.controller';
import { Prime250Queries } from './prime250/prime250.queries';
import { Prime250DeskController } from './prime250/prime250-desk.controller';
import { Prime250DraftsService } from './prime250/prime250-drafts.service';
import { Prime250QuestionsService } from './prime250/prime250-questions.service';
import { Prime250UnderwritingService } from './prime250/prime250-underwriting.service';
import { AskedChanges } from './editing/asked-changes';
import { DraftEditingService } from './editing/draft-editing.service';
import { IndicationEditingService } from './editing/indication-editing.service';
import { RetryingService } from './editing/retrying.service';
import { ReassessmentService } from './underwriting/reassessment.service';
import { SubmissionCartsController } from './carts/submission-carts.controller';
import { SubmissionStatusChangedConsumer } from './events/submission-status-changed.consumer';
import { StateSavedConsumer } from './events/state-saved.consumer';
import { TeamSavedConsumer } from './events/team-saved.consumer';
import { UserSavedConsumer } from './events/user-saved.consumer';
import { UserWorkGivenConsumer } from './events/user-work-given.consumer';
import { OpenWorkController } from './underwriting/open-work.controller';
import { OpenWorkService } from './underwriting/open-work.service';
import { FiguresController } from './figures/figures.controller';
import { FiguresQueries } from './figures/figures.queries';
import { HomeQueries } from './figures/home.queries';
import { TurnsQueries } from './figures/turns.queries';
import { BatchesService } from './indications/batches.service';
import { BatchWork } from './indications/batch.work';
import { IndicationsController } from './indications/indications.controller';
import { IndicationsService } from './indications/indications.service';
import { NotesController } from './notes/notes.controller';
import { NotesService } from './notes/notes.service';
import { PolicyMirrorService } from './policies/policy-mirror.service';
import { QuoteActs } from './quotes/quote-acts';
import { CoverCheckController } from './quotes/cover-check.controller';
import { CoverCheckQueries } from './quotes/cover-check.queries';
import { QuotesController } from './quotes/quotes.controller';
import { DashboardController } from './quotes/dashboard.controller';
import { DashboardQueries } from './quotes/dashboard.queries';
import { AppetiteController } from './appetite/appetite.controller';
import { AppetiteService } from './appetite/appetite.service';
import { QuotesFinder } from './quotes/quotes.finder';
import { QuotesQueries } from './quotes/quotes.queries';
import { QuotesService } from './quotes/quotes.service';
import { StatusesController } from './quotes/statuses.controller';
import { QuoteLogController } from './quotes/quote-log.controller';
import { TimelineController } from './quotes/timeline.controller';
import { ReadingController } from './reading/reading.controller';
import { ReadingService } from './reading/reading.service';
import { RatableQuotes } from './ratings/ratable-quotes';
import { QuoteRollupSweep } from './figures/quote-rollup-sweep';
import { RatingSweep } from './ratings/rating-sweep';
import { RatingsService } from './ratings/ratings.service';
import { RenewalsController } from './renewals/renewals.controller';
import { RenewalsService } from './renewals/renewals.service';
import { RevisionsService } from './ratings/revisions.service';
import { SignaturesController } from './signatures/signatures.controller';
import { SignaturesService } from './signatures/signatures.service';
import { SigningService } from './signatures/signing.service';
import { SnoozesController } from './snoozes/snoozes.controller';
import { SnoozesService } from './snoozes/snoozes.service';
import { SpecifiedEventsController } from './specified-events/specified-events.controller';
import { SpecifiedEventsService } from './specified-events/specified-events.service';
import { ConditionTimelineController } from './subjectivities/condition-timeline.controller';
import { SubjectivitiesController } from './subjectivities/subjectivities.controller';
import { EvidenceService } from './subjectivities/evidence.service';
import { ReminderSweep } from './subjectivities/reminder-sweep';
import { SubjectivitiesService } from './subjectivities/subjectivities.service';
import { AssignmentsController } from './underwriting/assignments.controller';
import { AssignmentsService } from './underwriting/assignments.service';
import { DeskController } from './underwriting/desk.controller';
import { DeskService } from './underwriting/desk.service';
import { ReferralsController } from './underwriting/referrals.controller';
import { TermsService } from './underwriting/terms.service';
import { ToolPricesController } from './toolprices/tool-prices.controller';
import { ToolPricesQueries } from './toolprices/tool-prices.queries';
import { ToolScorePrices } from './toolprices/tool-score-prices';
import { UnderwritingController } from './underwriting/underwriting.controller';
import { UnderwritingService } from './underwriting/underwriting.service';

@Module({
  imports: [PlatformModule.forService({ name: 'quote', ...tables })],
  controllers: [
    StatusesController,
    ReferralsController,
    ClosingController,
    AccountFactsController,
    SnoozesController,
    NotesController,
    AssignmentsController,
    OpenWorkController,
    QuoteLogController,
    TimelineController,
    IndicationsController,
    AppetiteController,
    DocumentsController,
    FiguresController,
    CoverCheckController,
    DashboardController,
    ToolPricesController,
    QuotesController,
    CartsController,
    EditingController,
    IssuingController,
    Prime250Controller,
    Prime250DeskController,
    SubmissionCartsController,
    UnderwritingController,
    DeskController,
    ReadingController,
    SpecifiedEventsController,
    CustomersController,
    SignaturesController,
    SubjectivitiesController,
    ConditionTimelineController,
    BindingController,
    RenewalsController,
    EndorsementsController,
  ],
  providers: [
    ToolPricesQueries,
    ToolScorePrices,
    EditingService,
    IssuingService,
    Prime250Queries,
    Prime250DraftsService,
    Prime250QuestionsService,
    Prime250UnderwritingService,
    AskedChanges,
    DraftEditingService,
    IndicationEditingService,
    RetryingService,
    ReassessmentService,
    QuoteActs,
    QuotesService,
    AppetiteService,
    QuotesFinder,
    CoverCheckQueries,
    QuotesQueries,
    DashboardQueries,
    FiguresQueries,
    HomeQueries,
    TurnsQueries,
    CartsService,
    CartsQueries,
    UnderwritingService,
    TermsService,
    DeskService,
    ReadingService,
    SpecifiedEventsService,
    RevisionsService,
    AccountsGateway,
    DocsGateway,
    PolicyGateway,
    DocumentsService,
    PresetsGateway,
    RaterGateway,
    RatableQuotes,
    RatingsService,
    RatingSweep,
    CustomersService,
    SigningService,
    SignaturesService,
    EvidenceService,
    SubjectivitiesService,
    SnoozesService,
    NotesService,
    AssignmentsService,
    OpenWorkService,
    BindingService,
    ClosingService,
    RateAgainService,
    ReopeningService,
    ExpirySweep,
    QuoteRollupSweep,
    ReminderSweep,
    AccountChangesService,
    EndorsementRatingService,
    RenewalsService,
    EndorsementsService,
    EndorsementChangesService,
    PolicyMirrorService,
    IndicationsService,
    BatchesService,
    BatchWork,
    UploadForm,
    AccountSavedConsumer,
    AccountScanChangedConsumer,
    AccountScoreChangedConsumer,
    AccountStatusChangedConsumer,
    AccountAgentChangedConsumer,
    AgencySavedConsumer,
    LicenseSavedConsumer,
    OrganizationSavedConsumer,
    StateSavedConsumer,
    SubmissionStatusChangedConsumer,
    TeamSavedConsumer,
    UserSavedConsumer,
    UserWorkGivenConsumer,
    CarrierProfileSavedConsumer,
    DocumentSignedConsumer,
    ConnectorChangedConsumer,
    DocumentUploadedConsumer,
    InvoicePaidConsumer,
    PolicyRenewingConsumer,
    PolicySavedConsumer,
    PolicyEndedConsumer,
    ClaimFiledConsumer,
  ],
})
export class AppModule {}
