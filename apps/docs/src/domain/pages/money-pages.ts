import type { EventData } from '@palisade/contracts';
import { formatMoney, sumOf } from '@palisade/kernel';
import type { PrintDocument, Section } from '../print-document';
import type { Insured, Terms } from '../words';
import { chargeRow, dateOf, premiumRows } from '../words';

/** An invoice as it is printed. */
export type InvoicePrint = Pick<
  EventData<'invoice.created.v1'>,
  'invoiceNumber' | 'policyNumber' | 'lines' | 'currency' | 'amountDue' | 'dueDate'
>;

type Settled = Pick<
  EventData<'payment.settled.v1'>,
  'transactionId' | 'invoiceNumber' | 'policyNumber' | 'method' | 'currency' | 'amount' | 'paidOn'
>;

type Refunded = Pick<
  EventData<'payment.refunded.v1'>,
  'transactionId' | 'policyNumber' | 'currency' | 'amount' | 'to' | 'reason'
>;

const PAYEES: Readonly<Record<Refunded['to'], string>> = {
  INSURED: 'Insured',
  AGENCY: 'Agency',
  FINANCER: 'Finance company',
};

/** What is due for a policy, and when. */
export const invoicePage = (
  invoice: InvoicePrint,
  { insured, terms }: { insured: Insured; terms: Terms },
): PrintDocument => ({
  title: 'Invoice',
  subtitle: `${invoice.invoiceNumber}, ${insured.name}`,
  currency: invoice.currency,
  sections: invoiceSections(invoice, terms),
});

/**
 * The invoice as a part of another document. It is what the insured pays: of an agency that collects
 * it, the commission that it keeps stands on its bill alone.
 */
export function invoiceSections(invoice: InvoicePrint, terms: Terms): Section[] {
  const { invoiceNumber, policyNumber, currency, dueDate } = invoice;
  const lines = invoice.lines.filter(({ type }) => type !== 'commission');
  const amounts = lines.flatMap(({ type, amount }) =>
    type === 'premium' ? premiumRows(amount, terms, currency) : [chargeRow(type, amount, currency)],
  );
  return [
    {
      heading: `Invoice ${invoiceNumber}`,
      rows: [
        ['Policy', policyNumber],
        ['Due date', dateOf(dueDate, currency)],
        ...amounts,
        ['Amount due', formatMoney(sumOf(lines.map(({ amount }) => amount)), currency)],
      ],
    },
  ];
}

/** Confirms a payment. */
export function receiptPage(settled: Settled, insuredName: string): PrintDocument {
  const { transactionId, invoiceNumber, policyNumber, method, currency, amount, paidOn } = settled;
  return {
    title: 'Receipt',
    subtitle: `${transactionId}, ${insuredName}`,
    currency,
    sections: [
      {
        heading: 'Payment',
        rows: [
          ['Transaction', transactionId],
          ['Invoice', invoiceNumber],
          ['Policy', policyNumber],
          ['Method', method],
          ['Paid on', dateOf(paidOn, currency)],
          ['Amount', formatMoney(amount, currency)],
        ],
      },
    ],
  };
}

/** Confirms money that went back. */
export function creditNotePage(refunded: Refunded, insuredName: string): PrintDocument {
  const { transactionId, policyNumber, currency, amount, to, reason } = refunded;
  return {
    title: 'Credit note',
    subtitle: `${transactionId}, ${insuredName}`,
    currency,
    sections: [
      {
        heading: 'Refund',
        rows: [
          ['Transaction', transactionId],
          ['Policy', policyNumber],
          ['Paid to', PAYEES[to]],
          ['Reason', reason],
          ['Amount', formatMoney(amount, currency)],
        ],
      },
    ],
  };
}
