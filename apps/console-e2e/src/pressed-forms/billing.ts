import { NOBODYS, modal, type Data, type PressedForm } from './form';

const money = { currency: 'USD', insuredName: 'Red Rock Dental', policyNumber: 'P-26-0000001' };

const transaction: Data = () => ({
  transaction: {
    ...money,
    transactionId: 'T-26-0000001',
    invoiceNumber: 'I-26-0000001',
    status: 'Paid',
    paymentDate: '2026-11-02',
    paymentMethod: 'Wire',
    processorName: 'Harbor Demo Bank',
    amountPaid: 100,
    paymentDesc: null,
  },
});

const held: Data = () => ({
  held: { ...money, id: NOBODYS, left: 100, payer: 'INSURED', payee: null, reason: null },
});

const plan: Data = () => ({
  plan: { ...money, id: NOBODYS, financerName: 'Evenpay', amountFinanced: 8000 },
});

const BILL = {
  id: NOBODYS,
  agencyBillId: NOBODYS,
  agencyId: NOBODYS,
  agencyName: 'Harborline',
  year: 2026,
  month: 10,
  currency: 'USD',
  billed: 10_000,
  commission: 1_500,
  netDueFromAgency: 8_500,
  paid: 0,
  outstanding: 8_500,
  payable: 8_500,
  dueDate: '2026-11-30',
  docId: null,
  invoices: 1,
  policies: 1,
  status: 'Unpaid',
  invoiceList: [],
  payments: [],
};

/** The forms of billing. */
export const billing: PressedForm[] = [
  modal(
    'admin',
    'admin/billing/outstanding',
    'payment-reminder',
    'billing/invoice-modals.tsx',
    ({ invoice }) => ({ invoiceId: invoice }),
  ),
  modal(
    'admin',
    'admin/billing/agency-bills',
    'agency-bill-receive',
    'billing/agency-bill-payment-modals.tsx',
    () => ({ agencyBillId: NOBODYS }),
    // The demo data has no bill of a month that is over.
    { answers: { '/api/billing/v1/agencyBills/*': () => BILL } },
  ),
  modal(
    'admin',
    'admin/billing/transactions',
    'transaction-void',
    'billing/transaction-modals.tsx',
    transaction,
  ),
  modal(
    'admin',
    'admin/billing/unapplied',
    'unapplied-refund',
    'billing/unapplied-modals.tsx',
    held,
  ),
  modal('admin', 'admin/billing/financers', 'financing-cure', 'billing/financing-modals.tsx', plan),
];
