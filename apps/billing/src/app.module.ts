import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { ContactListQueries } from './contacts/contact-list.queries';
import { ContactsController } from './contacts/contacts.controller';
import { ContactsService } from './contacts/contacts.service';
import { tables } from './data-source';
import { BinderConsumer } from './events/binder.consumer';
import { ClaimMoneyConsumer } from './events/claim-money.consumer';
import { CommissionConsumer } from './events/commission.consumer';
import { OrganizationSavedConsumer } from './events/organization-saved.consumer';
import { PolicyStateConsumer } from './events/policy-state.consumer';
import { PolicyConsumer } from './events/policy.consumer';
import { FinanceController } from './finance/finance.controller';
import { FinanceQueries } from './finance/finance.queries';
import { FinancingsController } from './finance/financings.controller';
import { FinancingsService } from './finance/financings.service';
import { FinanceService } from './finance/finance.service';
import { FundPlanService } from './finance/fund-plan.service';
import { AgencyBillTimelineController } from './invoices/agency-bill-timeline.controller';
import { AgencyBillsController } from './invoices/agency-bills.controller';
import { AgencyBillSweep } from './invoices/agency-bill-sweep';
import { CloseAgencyBillsService } from './invoices/close-agency-bills.service';
import { AgencyBillRecordQueries } from './invoices/agency-bill-record.queries';
import { AgencyBillsQueries } from './invoices/agency-bills.queries';
import { BillingSearchController } from './invoices/billing-search.controller';
import { CloseInvoicesService } from './invoices/close-invoices.service';
import { InvoiceLogController } from './invoices/invoice-log.controller';
import { InvoiceRecordsController } from './invoices/invoice-records.controller';
import { InvoiceRecordsQueries } from './invoices/invoice-records.queries';
import { InvoiceTimelineController } from './invoices/invoice-timeline.controller';
import { InvoiceWritesController } from './invoices/invoice-writes.controller';
import { InvoicesController } from './invoices/invoices.controller';
import { InvoicesQueries } from './invoices/invoices.queries';
import { MailInvoiceService } from './invoices/mail-invoice.service';
import { OverdueService } from './invoices/overdue.service';
import { OverdueSweep } from './invoices/overdue-sweep';
import { ClaimLedgerService } from './ledger/claim-ledger.service';
import { CommissionLedgerService } from './ledger/commission-ledger.service';
import { AgencyBillPaymentsController } from './payments/agency-bill-payments.controller';
import { ChargeHolds } from './payments/charge-holds';
import { PayAgencyBillService } from './payments/pay-agency-bill.service';
import { PaymentSweep } from './payments/payment-sweep';
import { PaymentsController } from './payments/payments.controller';
import { PaymentsQueries } from './payments/payments.queries';
import { PaymentsService } from './payments/payments.service';
import { RecordPaymentService } from './payments/record-payment.service';
import { SavedMethodsController } from './payments/saved-methods.controller';
import { SavedMethodsService } from './payments/saved-methods.service';
import { TransactionsController } from './payments/transactions.controller';
import { PolicyBillsService } from './policies/policy-bills.service';
import { LocalProcessor } from './processor/local-processor';
import { PaymentProcessor } from './processor/payment-processor';
import { PortalDataQueries } from './processor/portal-data.queries';
import { PortalController } from './processor/portal.controller';
import { PortalService } from './processor/portal.service';
import { ProcessorController } from './processor/processor.controller';
import { ProcessorService } from './processor/processor.service';
import { UnappliedSweep } from './unapplied/unapplied-sweep';
import { UnappliedController } from './unapplied/unapplied.controller';
import { UnappliedService } from './unapplied/unapplied.service';

@Module({
  imports: [PlatformModule.forService({ name: 'billing', ...tables })],
  controllers: [
    BillingSearchController,
    InvoicesController,
    InvoiceWritesController,
    InvoiceLogController,
    InvoiceRecordsController,
    InvoiceTimelineController,
    PaymentsController,
    TransactionsController,
    SavedMethodsController,
    ProcessorController,
    PortalController,
    FinanceController,
    FinancingsController,
    AgencyBillsController,
    AgencyBillPaymentsController,
    AgencyBillTimelineController,
    ContactsController,
    UnappliedController,
  ],
  providers: [
    PolicyBillsService,
    InvoicesQueries,
    InvoiceRecordsQueries,
    CloseInvoicesService,
    MailInvoiceService,
    OverdueService,
    OverdueSweep,
    AgencyBillsQueries,
    AgencyBillRecordQueries,
    PayAgencyBillService,
    CloseAgencyBillsService,
    AgencyBillSweep,
    ContactListQueries,
    ContactsService,
    PaymentsService,
    PaymentsQueries,
    RecordPaymentService,
    SavedMethodsService,
    PaymentSweep,
    LocalProcessor,
    ProcessorService,
    PortalService,
    PortalDataQueries,
    ClaimLedgerService,
    CommissionLedgerService,
    ChargeHolds,
    { provide: PaymentProcessor, useExisting: LocalProcessor },
    BinderConsumer,
    PolicyConsumer,
    PolicyStateConsumer,
    ClaimMoneyConsumer,
    CommissionConsumer,
    FinanceService,
    FinanceQueries,
    FinancingsService,
    FundPlanService,
    OrganizationSavedConsumer,
    UnappliedService,
    UnappliedSweep,
  ],
})
export class AppModule {}
