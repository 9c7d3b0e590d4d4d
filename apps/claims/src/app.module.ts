import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { BordereauxController } from './bordereaux/bordereaux.controller';
import { BordereauxQueries } from './bordereaux/bordereaux.queries';
import { ClaimsController } from './claims/claims.controller';
import { ClaimsFinder } from './claims/claims.finder';
import { ClaimsQueries } from './claims/claims.queries';
import { ClaimsService } from './claims/claims.service';
import { CorrectClaimService } from './claims/correct-claim.service';
import { QuestionsController } from './claims/questions.controller';
import { DeadlinesService } from './diary/deadlines.service';
import { DiaryController } from './diary/diary.controller';
import { DiaryService } from './diary/diary.service';
import { DiarySweep } from './diary/diary-sweep';
import { DocumentUploadedConsumer } from './events/document-uploaded.consumer';
import { LossRunsController } from './lossruns/loss-runs.controller';
import { LossRunsQueries } from './lossruns/loss-runs.queries';
import { ClaimNotesController } from './notes/claim-notes.controller';
import { ClaimNotesService } from './notes/claim-notes.service';
import { NoticesController } from './claims/notices.controller';
import { ClaimLogController } from './claims/claim-log.controller';
import { TimelineController } from './claims/timeline.controller';
import { CoversService } from './covers/covers.service';
import { tables } from './data-source';
import { AccountSavedConsumer } from './events/account-saved.consumer';
import { OrganizationSavedConsumer } from './events/organization-saved.consumer';
import { PolicyCoveredConsumer } from './events/policy-covered.consumer';
import { TreatySavedConsumer } from './events/treaty-saved.consumer';
import { UserSavedConsumer } from './events/user-saved.consumer';
import { UserWorkGivenConsumer } from './events/user-work-given.consumer';
import { ClaimsFilesController } from './files/claims-files.controller';
import { ClaimsFilesQueries } from './files/claims-files.queries';
import { FileFiguresQueries } from './files/file-figures.queries';
import { ClaimsFilesService } from './files/claims-files.service';
import { FileDecisionsService } from './files/file-decisions.service';
import { RelatedClaimsQueries } from './files/related-claims.queries';
import { ClaimsDeskController } from './files/claims-desk.controller';
import { ClaimsDeskQueries } from './files/claims-desk.queries';
import { OpenFilesController } from './files/open-files.controller';
import { OpenFilesService } from './files/open-files.service';
import { ClaimActsService } from './life/claim-acts.service';
import { ClaimMoneyController } from './life/claim-money.controller';
import { ClaimMoneyQueries } from './life/claim-money.queries';
import { ClaimMoneyService } from './life/claim-money.service';
import { ConsentSweep } from './vendors/consent-sweep';
import { VendorInvoicesService } from './vendors/vendor-invoices.service';
import { VendorPanelController } from './vendors/vendor-panel.controller';
import { VendorPanelService } from './vendors/vendor-panel.service';
import { VendorWorkController } from './vendors/vendor-work.controller';
import { VendorWorkQueries } from './vendors/vendor-work.queries';
import { VendorWorkService } from './vendors/vendor-work.service';
import { TrianglesController } from './triangles/triangles.controller';
import { TrianglesQueries } from './triangles/triangles.queries';

@Module({
  imports: [PlatformModule.forService({ name: 'claims', ...tables })],
  // Fixed addresses come before those that are an id.
  controllers: [
    NoticesController,
    QuestionsController,
    ClaimNotesController,
    DiaryController,
    LossRunsController,
    TrianglesController,
    BordereauxController,
    ClaimsDeskController,
    ClaimMoneyController,
    VendorPanelController,
    VendorWorkController,
    ClaimsFilesController,
    OpenFilesController,
    ClaimLogController,
    TimelineController,
    ClaimsController,
  ],
  providers: [
    ClaimsService,
    CorrectClaimService,
    ClaimsFinder,
    ClaimsQueries,
    ClaimsFilesService,
    FileDecisionsService,
    ClaimActsService,
    ClaimMoneyService,
    ClaimNotesService,
    DiaryService,
    DiarySweep,
    DeadlinesService,
    VendorPanelService,
    VendorWorkService,
    VendorInvoicesService,
    VendorWorkQueries,
    ConsentSweep,
    LossRunsQueries,
    TrianglesQueries,
    BordereauxQueries,
    ClaimsDeskQueries,
    DocumentUploadedConsumer,
    ClaimMoneyQueries,
    ClaimsFilesQueries,
    FileFiguresQueries,
    RelatedClaimsQueries,
    OpenFilesService,
    CoversService,
    OrganizationSavedConsumer,
    PolicyCoveredConsumer,
    AccountSavedConsumer,
    UserSavedConsumer,
    UserWorkGivenConsumer,
    TreatySavedConsumer,
  ],
})
export class AppModule {}
