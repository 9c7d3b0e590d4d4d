import type { ServiceTables } from '@palisade/platform';
import { Document } from './documents/document.entity';
import { SignatureRequest } from './esign/signature-request.entity';
import { AddDocuments1700000008000 } from './migrations/1700000008000-add-documents';
import { AddListIndexes1700000008001 } from './migrations/1700000008001-add-list-indexes';
import { AddDocumentCorrelation1700000008002 } from './migrations/1700000008002-add-document-correlation';
import { AddUploads1700000008060 } from './migrations/1700000008060-add-uploads';
import { AddCommissionStatements1700000008061 } from './migrations/1700000008061-add-commission-statements';
import { AddBoundQuotes1700000008062 } from './migrations/1700000008062-add-bound-quotes';
import { AddPartnerLinks1700000008066 } from './migrations/1700000008066-add-partner-links';
import { DocMessage } from './messages/doc-message.entity';
import { AddMessages1700000008070 } from './migrations/1700000008070-add-messages';
import { AddMailArrivals1700000008100 } from './migrations/1700000008100-add-mail-arrivals';
import { OrderMailsByNextTry1700000008110 } from './migrations/1700000008110-order-mails-by-next-try';
import { KeepStatements1700000008111 } from './migrations/1700000008111-keep-statements';
import { AccountForAttachments1700000008181 } from './migrations/1700000008181-account-for-attachments';
import { AddAttestedNotices1700000008190 } from './migrations/1700000008190-add-attested-notices';
import { WallNetPapers1700000008191 } from './migrations/1700000008191-wall-net-papers';
import { IndexPrintsOfQuotes1700000008240 } from './migrations/1700000008240-index-prints-of-quotes';
import { SearchWhatDocumentsSay1700000008265 } from './migrations/1700000008265-search-what-documents-say';
import { KeepBoughtEndorsements1700000008480 } from './migrations/1700000008480-keep-bought-endorsements';
import { RewordNoticesOfCancellation1700000008481 } from './migrations/1700000008481-reword-notices-of-cancellation';
import { ReadOlderPapers1700000008485 } from './migrations/1700000008485-read-older-papers';
import { AddLibrary1700000008250 } from './migrations/1700000008250-add-library';
import { FormType } from './library/form-type.entity';
import { FormUse } from './library/form-use.entity';
import { PolicyForm } from './library/policy-form.entity';
import { CarrierPaper } from './snapshots/carrier-paper.entity';
import { AccountLink } from './snapshots/account-link.entity';
import { AccountPrint } from './snapshots/account-print.entity';
import { AgencyLink } from './snapshots/agency-link.entity';
import { AttestedNoticeRow } from './snapshots/attested-notice.entity';
import { CommissionStatement } from './snapshots/commission-statement.entity';
import { InvoicePrintRow } from './snapshots/invoice-print.entity';
import { Organization } from './snapshots/organization.entity';
import { PolicyPrintRow } from './snapshots/policy-print.entity';
import { ReceiptPart } from './snapshots/receipt-part.entity';
import { RecordRow } from './snapshots/record.entity';
import { FoldNames1700000008180 } from './migrations/1700000008180-fold-names';

export const tables: ServiceTables = {
  entities: [
    AccountLink,
    AccountPrint,
    AgencyLink,
    AttestedNoticeRow,
    CarrierPaper,
    CommissionStatement,
    DocMessage,
    Document,
    FormType,
    FormUse,
    InvoicePrintRow,
    Organization,
    PolicyForm,
    PolicyPrintRow,
    ReceiptPart,
    RecordRow,
    SignatureRequest,
  ],
  migrations: [
    AddDocuments1700000008000,
    AddListIndexes1700000008001,
    AddDocumentCorrelation1700000008002,
    AddUploads1700000008060,
    AddCommissionStatements1700000008061,
    AddBoundQuotes1700000008062,
    AddPartnerLinks1700000008066,
    AddMessages1700000008070,
    AddMailArrivals1700000008100,
    OrderMailsByNextTry1700000008110,
    KeepStatements1700000008111,
    FoldNames1700000008180,
    AccountForAttachments1700000008181,
    AddAttestedNotices1700000008190,
    WallNetPapers1700000008191,
    IndexPrintsOfQuotes1700000008240,
    AddLibrary1700000008250,
    SearchWhatDocumentsSay1700000008265,
    KeepBoughtEndorsements1700000008480,
    RewordNoticesOfCancellation1700000008481,
    ReadOlderPapers1700000008485,
  ],
};
