import type { EventData } from '@palisade/contracts';
import { formatMoney, inEdition, sumOf } from '@palisade/kernel';
import { PRODUCTS } from '@palisade/trade';
import type { PrintDocument, Row, Section } from '../print-document';
import type { Agent, Insured, Terms } from '../words';
import { chargeRow, dateOf, insuredSection, premiumRows } from '../words';

/** An invoice as it is printed; one that was kept before it told more has no day of issue. */
export type InvoicePrint = Pick<
  EventData<'invoice.created.v1'>,
  'invoiceNumber' | 'policyNumber' | 'lines' | 'currency' | 'amountDue' | 'dueDate'
> & {
  issuedOn?: string;
  agencyBilled?: boolean;
};

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

const payeeOf = ({ to, currency }: Refunded): string =>
  currency === 'GBP' ? inEdition(PAYEES[to], 'en-GB') : PAYEES[to];

/** Whom an invoice is for, and for which cover. */
export interface Billed {
  insured: Insured;
  agent: Agent | null;
  carrierName: string | null;
  terms: Terms;
}

/** What is due for a policy, and when, for who pays it. */
export const invoicePage = (invoice: InvoicePrint, billed: Billed): PrintDocument => ({
  title: 'Invoice',
  subtitle: `${invoice.invoiceNumber}, ${billed.insured.name}`,
  currency: invoice.currency,
  sections: [
    addresseeSection(invoice, billed),
    ...invoiceSections(invoice, billed),
    howToPay(invoice),
  ],
});

/** Who owes an invoice. */
export function addresseeSection(
  { agencyBilled }: InvoicePrint,
  { insured, agent }: Billed,
): Section {
  const rows: Row[] = agencyBilled && agent ? [['Agency', agent.agencyName]] : [];
  const named = insuredSection(insured).rows ?? [];
  return { heading: 'Billed to', rows: [...rows, ...named] };
}

/**
 * The invoice as a part of another document. It is what the insured pays: of an agency that collects
 * it, the commission that it keeps stands on its bill alone.
 */
export function invoiceSections(invoice: InvoicePrint, { terms, carrierName }: Billed): Section[] {
  const { invoiceNumber, policyNumber, currency, dueDate, issuedOn } = invoice;
  const lines = invoice.lines.filter(({ type }) => type !== 'commission');
  const isUk = currency === 'GBP';
  const issued: Row[] = issuedOn
    ? [[isUk ? 'Issued on (tax point)' : 'Issued on', dateOf(issuedOn, currency)]]
    : [];
  const supplier: Row[] = carrierName ? [[isUk ? 'Supplier' : 'Insurer', carrierName]] : [];
  const from = dateOf(terms.effectiveDate, currency);
  const amounts = lines.flatMap(({ type, amount }) =>
    type === 'premium' ? premiumRows(amount, terms, currency) : [chargeRow(type, amount, currency)],
  );
  return [
    {
      heading: `Invoice ${invoiceNumber}`,
      rows: [
        ...issued,
        ...supplier,
        ['Policy', policyNumber],
        ['Product', PRODUCTS[terms.product].name],
        ['Policy period', `${from} to ${dateOf(terms.endDate, currency)}`],
        ['Due date', dateOf(dueDate, currency)],
        ...amounts,
        ['Amount due', formatMoney(sumOf(lines.map(({ amount }) => amount)), currency)],
      ],
    },
  ];
}

/** What an accounts department asks next. */
function howToPay({ invoiceNumber, currency, agencyBilled }: InvoicePrint): Section {
  const ways = agencyBilled
    ? 'The agency pays this invoice with its monthly statement.'
    : 'Pay on the payment page: the letter of this invoice opens it, and it shows the bank details. ' +
      `Give the number ${invoiceNumber} with a bank transfer.`;
  const plan =
    'Where installments are offered for this policy, the payment page shows their plan until a first ' +
    'payment is made.';
  const tax =
    'Insurance is exempt from VAT. Insurance Premium Tax stands in its line; it cannot be reclaimed.';
  const paragraphs = [ways, ...(agencyBilled ? [] : [plan]), ...(currency === 'GBP' ? [tax] : [])];
  return { heading: 'How to pay', paragraphs };
}

/** A number that people gave a payment; null for one that a machine made. */
const numberOf = (transactionId: string): string | null =>
  /[0-9a-f]{8}-[0-9a-f]{4}-/i.test(transactionId) ? null : transactionId;

/** What a receipt is called: by the number of its payment, else by its invoice and day. */
export const receiptName = ({
  transactionId,
  invoiceNumber,
  paidOn,
  currency,
}: Pick<Settled, 'transactionId' | 'invoiceNumber' | 'paidOn' | 'currency'>): string =>
  numberOf(transactionId) ?? `${invoiceNumber} of ${dateOf(paidOn, currency)}`;

/** What a credit note is called: by the number of its payment, else by its policy. */
export const creditName = ({
  transactionId,
  policyNumber,
}: Pick<Refunded, 'transactionId' | 'policyNumber'>): string =>
  numberOf(transactionId) ?? `for policy ${policyNumber}`;

const transactionRow = (transactionId: string): Row[] => {
  const number = numberOf(transactionId);
  return number ? [['Transaction', number]] : [];
};

/** Confirms a payment. */
export function receiptPage(settled: Settled, insuredName: string): PrintDocument {
  const { transactionId, invoiceNumber, policyNumber, method, currency, amount, paidOn } = settled;
  return {
    title: 'Receipt',
    subtitle: `${receiptName(settled)}, ${insuredName}`,
    currency,
    sections: [
      {
        heading: 'Payment',
        rows: [
          ...transactionRow(transactionId),
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
  const { transactionId, policyNumber, currency, amount, reason } = refunded;
  return {
    title: 'Credit note',
    subtitle: `${creditName(refunded)}, ${insuredName}`,
    currency,
    sections: [
      {
        heading: 'Refund',
        rows: [
          ...transactionRow(transactionId),
          ['Policy', policyNumber],
          ['Paid to', payeeOf(refunded)],
          ['Reason', reason],
          ['Amount', formatMoney(amount, currency)],
        ],
      },
    ],
  };
}
