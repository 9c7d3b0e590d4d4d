import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { BrokerChangesController } from './brokers/broker-changes.controller';
import { BrokerChangesQueries } from './brokers/broker-changes.queries';
import { BrokerChangesService } from './brokers/broker-changes.service';
import { BrokerSweep } from './brokers/broker-sweep';
import { BindersController } from './binders/binders.controller';
import { BindersQueries } from './binders/binders.queries';
import { BindersService } from './binders/binders.service';
import { ExtendBinderService } from './binders/extend-binder.service';
import { IssueService } from './binders/issue.service';
import { ReportingController } from './reporting/reporting.controller';
import { ReportingService } from './reporting/reporting.service';
import { CancelVoidingService } from './voiding/cancel-voiding.service';
import { VoidingController } from './voiding/voiding.controller';
import { VoidingService } from './voiding/voiding.service';
import { CertificatesController } from './certificates/certificates.controller';
import { CertificatesQueries } from './certificates/certificates.queries';
import { CertificatesService } from './certificates/certificates.service';
import { CancellationsController } from './cancellations/cancellations.controller';
import { CancellationsService } from './cancellations/cancellations.service';
import { NoticesController } from './cancellations/notices.controller';
import { NoticesService } from './cancellations/notices.service';
import { ReversalsService } from './cancellations/reversals.service';
import { VocabularyController } from './cancellations/vocabulary.controller';
import { tables } from './data-source';
import { DocsGateway } from './clients/docs.gateway';
import { AdhocExcessService } from './excess/adhoc-excess.service';
import { ExcessController } from './excess/excess.controller';
import { ExcessService } from './excess/excess.service';
import { FollowUnderlyingService } from './excess/follow-underlying.service';
import { UnderlyingConsumer } from './events/underlying.consumer';
import { PapersController } from './papers/papers.controller';
import { PapersService } from './papers/papers.service';
import { ProgramsController } from './programs/programs.controller';
import { ProgramsService } from './programs/programs.service';
import { EndorsementsController } from './endorsements/endorsements.controller';
import { EndorsementsService } from './endorsements/endorsements.service';
import { AccountLinksConsumer } from './events/account-links.consumer';
import { AccountSavedConsumer } from './events/account-saved.consumer';
import { AgencySavedConsumer } from './events/agency-saved.consumer';
import { ClaimChangedConsumer } from './events/claim-changed.consumer';
import { ConnectorChangedConsumer } from './events/connector-changed.consumer';
import { FinanceChangedConsumer } from './events/finance-changed.consumer';
import { HeldMoneyConsumer } from './events/held-money.consumer';
import { InvoiceChangedConsumer } from './events/invoice-changed.consumer';
import { OrganizationSavedConsumer } from './events/organization-saved.consumer';
import { QuoteBoundConsumer } from './events/quote-bound.consumer';
import { QuoteChangedConsumer } from './events/quote-changed.consumer';
import { QuoteRescindedConsumer } from './events/quote-rescinded.consumer';
import { QuoteSignedConsumer } from './events/quote-signed.consumer';
import { RenewalQuoteConsumer } from './events/renewal-quote.consumer';
import { FiguresController } from './figures/figures.controller';
import { FiguresQueries } from './figures/figures.queries';
import { HomeQueries } from './figures/home.queries';
import { PolicyRollupSweep } from './figures/policy-rollup-sweep';
import { MidtermController } from './midterm/midterm.controller';
import { MidtermQueries } from './midterm/midterm.queries';
import { PaymentsService } from './payments/payments.service';
import { AgencyChangesService } from './policies/agency-changes.service';
import { PoliciesController } from './policies/policies.controller';
import { DashboardController } from './policies/dashboard.controller';
import { DashboardQueries } from './policies/dashboard.queries';
import { PoliciesFinder } from './policies/policies.finder';
import { PoliciesQueries } from './policies/policies.queries';
import { PoliciesService } from './policies/policies.service';
import { PolicyLogController } from './policies/policy-log.controller';
import { TimelineController } from './policies/timeline.controller';
import { PreviewsController } from './previews/previews.controller';
import { PreviewsQueries } from './previews/previews.queries';
import { ReinstatementController } from './reinstatement/reinstatement.controller';
import { ReinstatementQueries } from './reinstatement/reinstatement.queries';
import { ReinstatementService } from './reinstatement/reinstatement.service';
import { RenewalsController } from './renewals/renewals.controller';
import { RenewalsQueries } from './renewals/renewals.queries';
import { RenewalsService } from './renewals/renewals.service';
import { PrimeCloudController } from './primecloud/prime-cloud.controller';
import { PrimeCloudQueries } from './primecloud/prime-cloud.queries';
import { PrimeCloudService } from './primecloud/prime-cloud.service';
import { RevisionsController } from './revisions/revisions.controller';
import { RevisionsQueries } from './revisions/revisions.queries';
import { PolicySweep } from './sweeps/policy-sweep';
import { TimeService } from './sweeps/time.service';
import { CessionsController } from './treaties/cessions.controller';
import { CessionsQueries } from './treaties/cessions.queries';
import { TreatyTimelineController } from './treaties/treaty-timeline.controller';
import { TreatiesController } from './treaties/treaties.controller';
import { TreatiesQueries } from './treaties/treaties.queries';
import { TreatiesService } from './treaties/treaties.service';

@Module({
  imports: [PlatformModule.forService({ name: 'policy', ...tables })],
  // Fixed addresses come before those that are an id.
  controllers: [
    VocabularyController,
    BindersController,
    CancellationsController,
    NoticesController,
    VoidingController,
    ReportingController,
    ReinstatementController,
    RenewalsController,
    MidtermController,
    BrokerChangesController,
    CertificatesController,
    ExcessController,
    ProgramsController,
    PapersController,
    EndorsementsController,
    PrimeCloudController,
    RevisionsController,
    PreviewsController,
    PolicyLogController,
    TimelineController,
    FiguresController,
    DashboardController,
    TreatiesController,
    TreatyTimelineController,
    CessionsController,
    PoliciesController,
  ],
  providers: [
    AgencyChangesService,
    PoliciesFinder,
    PoliciesQueries,
    DashboardQueries,
    FiguresQueries,
    HomeQueries,
    PolicyRollupSweep,
    BindersQueries,
    RevisionsQueries,
    PreviewsQueries,
    BindersService,
    ExtendBinderService,
    IssueService,
    RenewalsService,
    RenewalsQueries,
    MidtermQueries,
    BrokerChangesService,
    BrokerChangesQueries,
    BrokerSweep,
    CertificatesService,
    CertificatesQueries,
    DocsGateway,
    ExcessService,
    AdhocExcessService,
    FollowUnderlyingService,
    ProgramsService,
    PapersService,
    EndorsementsService,
    PrimeCloudService,
    PrimeCloudQueries,
    PoliciesService,
    CancellationsService,
    NoticesService,
    ReversalsService,
    VoidingService,
    CancelVoidingService,
    ReportingService,
    ReinstatementService,
    ReinstatementQueries,
    PaymentsService,
    TimeService,
    TreatiesService,
    TreatiesQueries,
    CessionsQueries,
    PolicySweep,
    QuoteBoundConsumer,
    QuoteSignedConsumer,
    QuoteChangedConsumer,
    QuoteRescindedConsumer,
    RenewalQuoteConsumer,
    InvoiceChangedConsumer,
    HeldMoneyConsumer,
    FinanceChangedConsumer,
    ClaimChangedConsumer,
    ConnectorChangedConsumer,
    UnderlyingConsumer,
    AccountSavedConsumer,
    AccountLinksConsumer,
    AgencySavedConsumer,
    OrganizationSavedConsumer,
  ],
})
export class AppModule {}
