import { lazyModal } from './lazy-modal';
import type { RegisteredModal } from './modal-registry';

const area = 'billing';

const invoices = () => import('../features/billing/invoice-modals');
const transactions = () => import('../features/billing/transaction-modals');
const billPayments = () => import('../features/billing/agency-bill-payment-modals');
const unapplied = () => import('../features/billing/unapplied-modals');
const contacts = () => import('../features/billing/contacts/contact-modals');
const financings = () => import('../features/billing/financing-modals');

/** The modals of billing by their ids. */
export const BILLING_MODALS: Readonly<Record<string, RegisteredModal>> = {
  'payment-reminder': {
    Component: lazyModal(invoices, 'ReminderModal'),
    permission: 'billing:remind',
    area,
  },
  'invoice-mail': {
    Component: lazyModal(invoices, 'MailAgainModal'),
    permission: 'billing:remind',
    area,
  },
  'send-to-accounting': {
    Component: lazyModal(invoices, 'AccountingModal'),
    permission: 'billing:view',
    area,
  },
  'send-to-accounting-done': {
    Component: lazyModal(invoices, 'AccountingDoneModal'),
    permission: 'billing:view',
    area,
  },
  'transaction-close': {
    Component: lazyModal(invoices, 'CloseModal'),
    permission: 'billing:close',
    area,
  },
  'agency-invoice-download': {
    Component: lazyModal(() => import('../features/billing/agency-bill-modal'), 'AgencyBillModal'),
    permission: 'billing:view',
    area,
  },
  'agency-bill-pay': {
    Component: lazyModal(billPayments, 'PayBillModal'),
    permission: 'billing:pay',
    area,
  },
  'agency-bill-receive': {
    Component: lazyModal(billPayments, 'ReceiveBillModal'),
    permission: 'billing:record',
    area,
  },
  'transaction-apply': {
    Component: lazyModal(transactions, 'TransactionApplyModal'),
    permission: 'billing:record',
    area,
  },
  'transaction-edit': {
    Component: lazyModal(transactions, 'TransactionEditModal'),
    permission: 'billing:edit-transaction',
    area,
  },
  'transaction-void': {
    Component: lazyModal(transactions, 'TransactionVoidModal'),
    permission: 'billing:edit-transaction',
    area,
  },
  'unapplied-transfer': {
    Component: lazyModal(unapplied, 'TransferModal'),
    permission: 'billing:edit-transaction',
    area,
  },
  'unapplied-refund': {
    Component: lazyModal(unapplied, 'RefundModal'),
    permission: 'billing:edit-transaction',
    area,
  },
  'unapplied-approve': {
    Component: lazyModal(unapplied, 'ApproveModal'),
    permission: 'billing:edit-transaction',
    area,
  },
  'unapplied-reject': {
    Component: lazyModal(unapplied, 'RejectModal'),
    permission: 'billing:edit-transaction',
    area,
  },
  'premium-financer-add': {
    Component: lazyModal(() => import('../features/billing/financer-modal'), 'FinancerModal'),
    permission: 'billing:financer-add',
    area,
  },
  'financing-disaffirm': {
    Component: lazyModal(financings, 'DisaffirmModal'),
    permission: 'billing:finance-accept',
    area,
  },
  'financing-fund': {
    Component: lazyModal(financings, 'FundModal'),
    permission: 'billing:record',
    area,
  },
  'financing-default': {
    Component: lazyModal(financings, 'DefaultModal'),
    permission: 'billing:record',
    area,
  },
  'financing-cure': {
    Component: lazyModal(financings, 'CureModal'),
    permission: 'billing:record',
    area,
  },
  'financing-payOff': {
    Component: lazyModal(financings, 'PayOffModal'),
    permission: 'billing:record',
    area,
  },
  'billing-contact-form': {
    Component: lazyModal(contacts, 'ContactFormModal'),
    permission: 'billing:pay',
    area: 'manage/billing-contacts',
  },
  'billing-contact-delete': {
    Component: lazyModal(contacts, 'ContactDeleteModal'),
    permission: 'billing:pay',
    area: 'manage/billing-contacts',
  },
  'bank-account-delete': {
    Component: lazyModal(
      () => import('../features/payments/bank-account-delete-modal'),
      'BankAccountDeleteModal',
    ),
    permission: 'billing:pay',
    area: 'manage/bank-accounts',
  },
  'agency-bank-form': {
    Component: lazyModal(
      () => import('../features/commissions/agency-bank-modal'),
      'AgencyBankModal',
    ),
    permission: 'billing:ach-details',
    area: 'manage/bank-accounts',
  },
};
