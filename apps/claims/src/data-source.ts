import type { ServiceTables } from '@palisade/platform';
import { Claim } from './claims/claim.entity';
import { PolicyCover } from './covers/policy-cover.entity';
import { ClaimsFile } from './files/claims-file.entity';
import { ReserveChange } from './files/reserve-change.entity';
import { AddClaims1700000009000 } from './migrations/1700000009000-add-claims';
import { AddClaimsFiles1700000009001 } from './migrations/1700000009001-add-claims-files';
import { AddListIndexes1700000009002 } from './migrations/1700000009002-add-list-indexes';
import { IndexTeams1700000009020 } from './migrations/1700000009020-index-teams';
import { AddFind1700000009050 } from './migrations/1700000009050-add-find';
import { AddHandlers1700000009051 } from './migrations/1700000009051-add-handlers';
import { AddVendors1700000009056 } from './migrations/1700000009056-add-vendors';
import { AddTreaties1700000009310 } from './migrations/1700000009310-add-treaties';
import { Account } from './snapshots/account.entity';
import { Person } from './snapshots/person.entity';
import { Treaty } from './snapshots/treaty.entity';
import { Vendor } from './snapshots/vendor.entity';
import { AddVendorWork1700000009470 } from './migrations/1700000009470-add-vendor-work';
import { EndCircumstances1700000009471 } from './migrations/1700000009471-end-circumstances';
import { AddPaidInvoice1700000009472 } from './migrations/1700000009472-add-paid-invoice';
import { PanelVendor } from './vendors/panel-vendor.entity';
import { VendorInvoice } from './vendors/vendor-invoice.entity';
import { VendorQuote } from './vendors/vendor-quote.entity';
import { VendorWork } from './vendors/vendor-work.entity';
import { ClaimAct } from './life/claim-act.entity';
import { ClaimPayment } from './life/claim-payment.entity';
import { ClaimRecovery } from './life/claim-recovery.entity';
import { RoleAuthority } from './life/role-authority.entity';
import { DiaryEntry } from './diary/diary-entry.entity';
import { AddNotesAndDiary1700000009391 } from './migrations/1700000009391-add-notes-and-diary';
import { ClaimNote } from './notes/claim-note.entity';
import { DocumentOfClaim } from './snapshots/document-of-claim.entity';
import { AddClaimPayments1700000009390 } from './migrations/1700000009390-add-claim-payments';
import { FoldNames1700000009380 } from './migrations/1700000009380-fold-names';
import { AddReporting1700000009440 } from './migrations/1700000009440-add-reporting';
import { AddCircumstances1700000009450 } from './migrations/1700000009450-add-circumstances';
import { AddMadeClaim1700000009460 } from './migrations/1700000009460-add-made-claim';
import { NoteLargeLosses1700000009480 } from './migrations/1700000009480-note-large-losses';

export const tables: ServiceTables = {
  entities: [
    Account,
    Person,
    PolicyCover,
    Claim,
    ClaimsFile,
    ReserveChange,
    Treaty,
    Vendor,
    ClaimPayment,
    ClaimRecovery,
    ClaimAct,
    RoleAuthority,
    ClaimNote,
    DocumentOfClaim,
    DiaryEntry,
    PanelVendor,
    VendorQuote,
    VendorWork,
    VendorInvoice,
  ],
  migrations: [
    AddClaims1700000009000,
    AddClaimsFiles1700000009001,
    AddListIndexes1700000009002,
    IndexTeams1700000009020,
    AddFind1700000009050,
    AddHandlers1700000009051,
    AddVendors1700000009056,
    AddTreaties1700000009310,
    FoldNames1700000009380,
    AddClaimPayments1700000009390,
    AddNotesAndDiary1700000009391,
    AddReporting1700000009440,
    AddCircumstances1700000009450,
    AddMadeClaim1700000009460,
    AddVendorWork1700000009470,
    EndCircumstances1700000009471,
    AddPaidInvoice1700000009472,
    NoteLargeLosses1700000009480,
  ],
};
