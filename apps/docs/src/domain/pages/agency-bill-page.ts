import type { EventData } from '@palisade/contracts';
import { formatMoney } from '@palisade/kernel';
import type { PrintDocument, Row, Table } from '../print-document';
import { dateOf } from '../words';
import { monthName } from './commission-page';

/** The bill of an agency for a month, and whose it is. */
export type AgencyBillPrint = Pick<
  EventData<'agency-bill.closed.v1'>,
  'year' | 'month' | 'currency' | 'gross' | 'commission' | 'netDueFromAgency' | 'dueDate' | 'lines'
> & { agencyName: string };

/** The statement of a month: what was collected, what of it the agency keeps, and what it owes. */
export function agencyBillPage(bill: AgencyBillPrint): PrintDocument {
  const { agencyName, currency, gross, commission, netDueFromAgency, dueDate } = bill;
  const money = (amount: number): string => formatMoney(amount, currency);
  const rows: Row[] = [
    ['Agency', agencyName],
    ['Month', monthName(bill)],
    ['Collected', money(gross)],
    ['Commission kept', money(commission)],
    ['Net due from the agency', money(netDueFromAgency)],
    ['Due date', dateOf(dueDate, currency)],
  ];
  const table: Table = {
    columns: ['Invoice, policy and insured', 'Issued', 'Gross', 'Commission', 'Net'],
    rows: bill.lines.map((line) => [
      [line.invoiceNumber, line.policyNumber, line.insuredName].join(' '),
      dateOf(line.issuedOn, currency),
      money(line.gross),
      money(line.commission),
      money(line.gross - line.commission),
    ]),
    total: ['All invoices', '', money(gross), money(commission), money(netDueFromAgency)],
  };
  return {
    title: 'Agency bill',
    subtitle: `${monthName(bill)}, ${agencyName}`,
    currency,
    sections: [
      { heading: 'Summary', rows },
      {
        heading: 'Invoices',
        table,
        paragraphs: [
          'Gross is what the insured pays, with taxes and fees. Commission is the rate on the premium ' +
            'without taxes and fees; the agency keeps it, and it is paid by no statement besides.',
        ],
      },
    ],
  };
}

/** A payment of the bill of an agency, and whose it is. */
export type AgencyReceiptPrint = Pick<
  EventData<'agency-bill.paid.v1'>,
  | 'year'
  | 'month'
  | 'currency'
  | 'transactionId'
  | 'method'
  | 'amount'
  | 'paidOn'
  | 'outstanding'
  | 'lines'
> & { agencyName: string };

/** Confirms one payment for all the invoices of a bill that it pays. */
export function agencyReceiptPage(paid: AgencyReceiptPrint): PrintDocument {
  const { agencyName, currency, transactionId, method, amount, paidOn, outstanding } = paid;
  const money = (value: number): string => formatMoney(value, currency);
  return {
    title: 'Receipt',
    subtitle: `${transactionId}, ${agencyName}`,
    currency,
    sections: [
      {
        heading: 'Payment',
        rows: [
          ['Agency', agencyName],
          ['Transaction', transactionId],
          ['Agency bill', monthName(paid)],
          ['Method', method],
          ['Paid on', dateOf(paidOn, currency)],
          ['Amount', money(amount)],
          ['Outstanding of this bill', money(outstanding)],
        ],
      },
      {
        heading: 'Invoices paid',
        table: {
          columns: ['Invoice, policy and insured', 'Paid'],
          rows: paid.lines.map((line) => [
            [line.invoiceNumber, line.policyNumber, line.insuredName].join(' '),
            money(line.amount),
          ]),
          total: ['All invoices', money(amount)],
        },
      },
    ],
  };
}
