import type { EventData } from '@palisade/contracts';
import { formatMoney } from '@palisade/kernel';
import type { PrintDocument, Row } from '../print-document';
import { dateOf } from '../words';
import type { Billed, InvoicePrint } from './money-pages';
import { addresseeSection } from './money-pages';

/** What was credited and paid of an invoice since it was issued. */
export type InvoiceStanding = Pick<
  EventData<'invoice.paid.v1'>,
  'amountDue' | 'paid' | 'balance' | 'dueDate'
> & { on: string };

/**
 * Whether an invoice differs from its print, and its payments' receipts do not say all of it. What is
 * paid beyond what is asked goes back or is held at once, and then it stands as it will stay.
 */
export const hasMoved = (
  invoice: InvoicePrint,
  { amountDue, balance }: Pick<InvoiceStanding, 'amountDue' | 'balance'>,
): boolean =>
  !invoice.agencyBilled && balance >= 0 && (amountDue !== invoice.amountDue || balance > 0);

/** An invoice as it stands after credits and payments: what it first was, and what is left. */
export function invoiceStandingPage(
  invoice: InvoicePrint,
  billed: Billed,
  { amountDue, paid, balance, dueDate, on }: InvoiceStanding,
): PrintDocument {
  const { invoiceNumber, policyNumber, currency, issuedOn } = invoice;
  const money = (amount: number): string => formatMoney(amount, currency);
  const changed = amountDue - invoice.amountDue;
  const rows: Row[] = [
    ['Policy', policyNumber],
    ...(issuedOn ? [['Issued on', dateOf(issuedOn, currency)] satisfies Row] : []),
    ['First asked for', money(invoice.amountDue)],
    ...(changed === 0
      ? []
      : [[changed < 0 ? 'Credited since' : 'Charged since', money(changed)] satisfies Row]),
    ['Paid', money(paid)],
    ['Still due', money(Math.max(0, balance))],
    ...(balance > 0 ? [['Due date', dateOf(dueDate, currency)] satisfies Row] : []),
  ];
  const isWhole = paid === 0 && changed === 0;
  const installments =
    'Installments are offered for an invoice of which nothing was paid or credited. ' +
    'This one is past that, so what is left is due in one sum.';
  return {
    title: 'Invoice',
    subtitle: `${invoiceNumber}, ${billed.insured.name}`,
    currency,
    sections: [
      addresseeSection(invoice, billed),
      {
        heading: `Invoice ${invoiceNumber} as it stands on ${dateOf(on, currency)}`,
        rows,
        ...(balance > 0 && !isWhole && { paragraphs: [installments] }),
      },
    ],
  };
}
