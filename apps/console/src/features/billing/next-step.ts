import { nextStepBy, type NextStep, type NextStepRow } from '../../kit/values/next-step';
import type { InvoiceRecord } from '../../lib/api-types';

type Facts = Pick<
  InvoiceRecord,
  'status' | 'balance' | 'daysOverdue' | 'dueDate' | 'closedBy' | 'payments'
>;

const dateOf = ({ dueDate }: Facts) => dueDate;

const TABLE: readonly NextStepRow<Facts>[] = [
  { isFor: ({ balance }) => balance < 0, key: 'invoice.overpaid' },
  { when: ['Processed'], key: 'invoice.processed' },
  { when: ['Paid'], isFor: ({ closedBy }) => closedBy === 'WRITE_OFF', key: 'invoice.writtenOff' },
  { when: ['Paid'], key: 'invoice.paid' },
  { isFor: ({ payments: [latest] }) => latest?.status === 'Failed', key: 'invoice.failed' },
  { isFor: ({ daysOverdue }) => daysOverdue > 0, key: 'invoice.overdue', dateOf },
  { when: ['Partially Paid'], key: 'invoice.partly', dateOf },
  { key: 'invoice.unpaid', dateOf },
];

/** What an invoice waits for. */
export const invoiceNextStep = (invoice: Facts): NextStep => nextStepBy(TABLE, invoice);
