import type { ServiceTables } from '@palisade/platform';
import { BillingContact } from './contacts/billing-contact.entity';
import { FinancePlan } from './finance/finance-plan.entity';
import { Financer } from './finance/financer.entity';
import { AgencyBill } from './invoices/agency-bill.entity';
import { InvoiceLine } from './invoices/invoice-line.entity';
import { Invoice } from './invoices/invoice.entity';
import { TaxReportLine } from './invoices/tax-report-line.entity';
import { JournalEntry } from './ledger/journal-entry.entity';
import { Journal } from './ledger/journal.entity';
import { AddLedger1700000006000 } from './migrations/1700000006000-add-ledger';
import { AddInvoices1700000006001 } from './migrations/1700000006001-add-invoices';
import { AddPayments1700000006002 } from './migrations/1700000006002-add-payments';
import { AddFinance1700000006003 } from './migrations/1700000006003-add-finance';
import { BindAgain1700000006006 } from './migrations/1700000006006-bind-again';
import { AddContacts1700000006005 } from './migrations/1700000006005-add-contacts';
import { AddReminders1700000006004 } from './migrations/1700000006004-add-reminders';
import { AddListIndexes1700000006007 } from './migrations/1700000006007-add-list-indexes';
import { AddPaymentParts1700000006008 } from './migrations/1700000006008-add-payment-parts';
import { AddTokenIndex1700000006009 } from './migrations/1700000006009-add-token-index';
import { AddChargeHolds1700000006010 } from './migrations/1700000006010-add-charge-holds';
import { AddUnappliedCash1700000006011 } from './migrations/1700000006011-add-unapplied-cash';
import { AddFinanceEnds1700000006012 } from './migrations/1700000006012-add-finance-ends';
import { AddTransferSource1700000006013 } from './migrations/1700000006013-add-transfer-source';
import { AddPayoutRefusals1700000006014 } from './migrations/1700000006014-add-payout-refusals';
import { AddRefundApprovers1700000006100 } from './migrations/1700000006100-add-refund-approvers';
import { ClearRefundedCash1700000006101 } from './migrations/1700000006101-clear-refunded-cash';
import { AddPayoff1700000006103 } from './migrations/1700000006103-add-payoff';
import { AddAgencyBills1700000006104 } from './migrations/1700000006104-add-agency-bills';
import { AddBillOfInvoice1700000006105 } from './migrations/1700000006105-add-bill-of-invoice';
import { PayAgencyBills1700000006140 } from './migrations/1700000006140-pay-agency-bills';
import { FreeFailedInvoices1700000006102 } from './migrations/1700000006102-free-failed-invoices';
import { ChargeHold } from './payments/charge-hold.entity';
import { Payment } from './payments/payment.entity';
import { PolicyBill } from './policies/policy-bill.entity';
import { LocalCharge } from './processor/local-charge.entity';
import { LocalPayout } from './processor/local-payout.entity';
import { ProcessorSession } from './processor/processor-session.entity';
import { ReceivingAccount } from './payments/receiving-account.entity';
import { SavedPaymentMethod } from './payments/saved-payment-method.entity';
import { UnappliedCash } from './unapplied/unapplied-cash.entity';
import { AddReinstatementCharges1700000006250 } from './migrations/1700000006250-add-reinstatement-charges';
import { FoldNames1700000006180 } from './migrations/1700000006180-fold-names';

export const tables: ServiceTables = {
  entities: [
    PolicyBill,
    Invoice,
    InvoiceLine,
    AgencyBill,
    TaxReportLine,
    Journal,
    JournalEntry,
    Payment,
    SavedPaymentMethod,
    ReceivingAccount,
    LocalCharge,
    ProcessorSession,
    ChargeHold,
    Financer,
    FinancePlan,
    BillingContact,
    UnappliedCash,
    LocalPayout,
  ],
  migrations: [
    AddLedger1700000006000,
    AddInvoices1700000006001,
    AddPayments1700000006002,
    AddFinance1700000006003,
    AddReminders1700000006004,
    AddContacts1700000006005,
    BindAgain1700000006006,
    AddListIndexes1700000006007,
    AddPaymentParts1700000006008,
    AddTokenIndex1700000006009,
    AddChargeHolds1700000006010,
    AddUnappliedCash1700000006011,
    AddFinanceEnds1700000006012,
    AddTransferSource1700000006013,
    AddPayoutRefusals1700000006014,
    AddRefundApprovers1700000006100,
    ClearRefundedCash1700000006101,
    FreeFailedInvoices1700000006102,
    AddPayoff1700000006103,
    AddAgencyBills1700000006104,
    AddBillOfInvoice1700000006105,
    PayAgencyBills1700000006140,
    FoldNames1700000006180,
    AddReinstatementCharges1700000006250,
  ],
};
