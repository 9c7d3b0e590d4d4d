import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { tables } from './data-source';
import { DocumentsController } from './documents/documents.controller';
import { DocumentsQueries } from './documents/documents.queries';
import { DocumentsService } from './documents/documents.service';
import { EsignController } from './esign/esign.controller';
import { EsignQueries } from './esign/esign.queries';
import { EsignService } from './esign/esign.service';
import { AccountSavedConsumer } from './events/account-saved.consumer';
import { BillingConsumer } from './events/billing.consumer';
import { CommissionConsumer } from './events/commission.consumer';
import { LinksConsumer } from './events/links.consumer';
import { OrganizationSavedConsumer } from './events/organization-saved.consumer';
import { PolicyConsumer } from './events/policy.consumer';
import { QuoteConsumer } from './events/quote.consumer';
import { PacketsService } from './packets/packets.service';
import { RecordsConsumer } from './events/records.consumer';
import { documentStore } from './store/open-store';
import { SubmissionConsumer } from './events/submission.consumer';
import { BlankFormsController } from './forms/blank-forms.controller';
import { IntakeService } from './messages/intake.service';
import { IntakeSweep } from './messages/intake-sweep';
import { FolderIntake, MailIntake } from './messages/mail-intake';
import { MessagePlacesService } from './messages/message-places.service';
import { MessagesController } from './messages/messages.controller';
import { MessagesQueries } from './messages/messages.queries';
import { TemporarySweep } from './uploads/temporary-sweep';
import { UploadForm } from './uploads/upload-form';
import { UploadsController } from './uploads/uploads.controller';
import { UploadsService } from './uploads/uploads.service';

@Module({
  imports: [PlatformModule.forService({ name: 'docs', ...tables })],
  controllers: [
    MessagesController,
    BlankFormsController,
    DocumentsController,
    EsignController,
    UploadsController,
  ],
  providers: [
    AccountSavedConsumer,
    BillingConsumer,
    CommissionConsumer,
    DocumentsQueries,
    DocumentsService,
    EsignQueries,
    EsignService,
    LinksConsumer,
    OrganizationSavedConsumer,
    PacketsService,
    PolicyConsumer,
    QuoteConsumer,
    RecordsConsumer,
    SubmissionConsumer,
    MessagePlacesService,
    IntakeService,
    IntakeSweep,
    MessagesQueries,
    { provide: MailIntake, useClass: FolderIntake },
    TemporarySweep,
    UploadForm,
    UploadsService,
    documentStore,
  ],
})
export class AppModule {}
