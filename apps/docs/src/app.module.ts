import { Module } from '@nestjs/common';
import { PlatformModule, UploadForm } from '@palisade/platform';
import { tables } from './data-source';
import { BundlesController } from './bundles/bundles.controller';
import { DocumentsController } from './documents/documents.controller';
import { DocumentsQueries } from './documents/documents.queries';
import { DocumentsService } from './documents/documents.service';
import { EsignController } from './esign/esign.controller';
import { EsignQueries } from './esign/esign.queries';
import { EsignService } from './esign/esign.service';
import { QuotesGateway } from './esign/quotes.gateway';
import { AccountSavedConsumer } from './events/account-saved.consumer';
import { BillingConsumer } from './events/billing.consumer';
import { CommissionConsumer } from './events/commission.consumer';
import { LinksConsumer } from './events/links.consumer';
import { OrganizationSavedConsumer } from './events/organization-saved.consumer';
import { CertificatePapers } from './certificates/certificate-papers.service';
import { DocumentUploadedConsumer } from './events/document-uploaded.consumer';
import { ClaimConsumer } from './events/claim.consumer';
import { CertificateConsumer } from './events/certificate.consumer';
import { PolicyConsumer } from './events/policy.consumer';
import { QuoteConsumer } from './events/quote.consumer';
import { CarrierProfileSavedConsumer } from './events/carrier-profile-saved.consumer';
import { FormTypesController } from './library/form-types.controller';
import { FormTypesService } from './library/form-types.service';
import { FormsController } from './library/forms.controller';
import { FormsQueries, FormTypeHistory } from './library/forms.queries';
import { FormsService } from './library/forms.service';
import { IssuedForms } from './library/issued-forms.service';
import {
  FormTimelineController,
  FormTypeTimelineController,
} from './library/library-timelines.controller';
import { StandardLibrary } from './library/standard-library';
import { PacketsService } from './packets/packets.service';
import { RecordsConsumer } from './events/records.consumer';
import { documentStore } from './store/open-store';
import { SubmissionConsumer } from './events/submission.consumer';
import { BlankFormsController } from './forms/blank-forms.controller';
import { TemplatesController } from './forms/templates.controller';
import { IntakeService } from './messages/intake.service';
import { IntakeSweep, SlowIntakeSweep } from './messages/intake-sweep';
import { MailArrivals } from './messages/mail-arrivals';
import { MailReader } from './messages/mail-reader';
import { HarmCheck } from './harm/harm-check';
import { DocumentSeal } from './rendering/document-seal';
import { MailFilesService } from './messages/mail-files.service';
import { FolderIntake, MailIntake } from './messages/mail-intake';
import { MessagePlacesService } from './messages/message-places.service';
import { MessagesController } from './messages/messages.controller';
import { MessagesQueries } from './messages/messages.queries';
import { MessagesService } from './messages/messages.service';
import { StuckMails } from './messages/stuck-mails';
import { RetentionSweep } from './documents/retention-sweep';
import { OlderPapersSweep } from './uploads/older-papers-sweep';
import { TemporarySweep } from './uploads/temporary-sweep';
import { DraftSweep } from './store/draft-sweep';
import { FileWords } from './uploads/file-words';
import { BroughtFiles } from './uploads/brought-files';
import { UploadsController } from './uploads/uploads.controller';
import { UploadsService } from './uploads/uploads.service';

@Module({
  imports: [PlatformModule.forService({ name: 'docs', ...tables })],
  controllers: [
    MessagesController,
    BlankFormsController,
    BundlesController,
    DocumentsController,
    EsignController,
    FormsController,
    FormTimelineController,
    FormTypesController,
    FormTypeTimelineController,
    TemplatesController,
    UploadsController,
  ],
  providers: [
    AccountSavedConsumer,
    BillingConsumer,
    CarrierProfileSavedConsumer,
    CommissionConsumer,
    FormsQueries,
    FormTypeHistory,
    FormTypesService,
    FormsService,
    IssuedForms,
    StandardLibrary,
    DocumentsQueries,
    DocumentsService,
    EsignQueries,
    EsignService,
    QuotesGateway,
    LinksConsumer,
    OrganizationSavedConsumer,
    PacketsService,
    PolicyConsumer,
    CertificatePapers,
    CertificateConsumer,
    ClaimConsumer,
    DocumentUploadedConsumer,
    QuoteConsumer,
    RecordsConsumer,
    SubmissionConsumer,
    MessagePlacesService,
    IntakeService,
    IntakeSweep,
    SlowIntakeSweep,
    MailArrivals,
    DocumentSeal,
    HarmCheck,
    MailFilesService,
    MailReader,
    MessagesQueries,
    MessagesService,
    StuckMails,
    { provide: MailIntake, useClass: FolderIntake },
    RetentionSweep,
    TemporarySweep,
    OlderPapersSweep,
    DraftSweep,
    BroughtFiles,
    FileWords,
    UploadForm,
    UploadsService,
    documentStore,
  ],
})
export class AppModule {}
