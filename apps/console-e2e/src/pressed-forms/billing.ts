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
