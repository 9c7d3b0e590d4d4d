import type { EventData } from '@palisade/contracts';
import type { Currency } from '@palisade/kernel';
import { formatMoney, toCurrencyUnits } from '@palisade/kernel';
import type { PrintDocument, Row, Section, Table } from '../print-document';
import { dateOf } from '../words';

type Finalized = EventData<'commission-statement.finalized.v1'>;
type Line = Finalized['lines'][number];

/** A closed statement of commission, and whose it is. */
export type StatementPrint = Pick<
  Finalized,
  'year' | 'month' | 'currency' | 'opening' | 'total' | 'lines'
> & { agencyName: string };

/** How a statement was paid. */
export interface StatementPayment {
  paidOn: string;
  /** Where to, as far as it is known. */
  bank: { name: string; account: string } | null;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const LINE_TYPES: Readonly<Record<Line['lineType'], string>> = {
  NBS: 'New business',
  RWL: 'Renewal',
  PCH: 'Policy change',
  XLC: 'Cancellation',
  REI: 'Reinstatement',
  RIX: 'Reissue',
  ADJ: 'Adjustment',
};

/** The smallest sum that is paid out, in minor units (Spec 3 §5). */
const PAYMENT_MIN = 100;

/** A month in words: "October 2026". */
export const monthName = ({ year, month }: Pick<Finalized, 'year' | 'month'>): string =>
  `${MONTHS[month - 1] ?? ''} ${year}`;

/** The statement of a month: what was carried into it, its lines and what is or was paid. */
export function commissionPage(
  statement: StatementPrint,
  payment: StatementPayment | null = null,
): PrintDocument {
  const { agencyName, currency } = statement;
  return {
    title: 'Commission statement',
    subtitle: `${monthName(statement)}, ${agencyName}`,
    currency,
    sections: [summary(statement, payment), lines(statement)],
  };
}

function summary(
  { agencyName, currency, opening, total, ...month }: StatementPrint,
  payment: StatementPayment | null,
): Section {
  const isPaid = total >= PAYMENT_MIN;
  const toBePaid = payment ? 'Paid' : 'To be paid';
  return {
    heading: 'Summary',
    rows: [
      ['Agency', agencyName],
      ['Month', monthName(month)],
      ['Carried forward', formatMoney(opening, currency)],
      ['Commission of the month', formatMoney(total - opening, currency)],
      [isPaid ? toBePaid : 'Carried into the next month', formatMoney(total, currency)],
      ...(payment ? paymentRows(payment, currency) : []),
    ],
  };
}

const paymentRows = ({ paidOn, bank }: StatementPayment, currency: Currency): Row[] => {
  const day: Row = ['Paid on', dateOf(paidOn, currency)];
  return bank ? [day, ['Paid to', `${bank.name}, ${bank.account}`]] : [day];
};

function lines({ lines, currency, opening, total }: StatementPrint): Section {
  const columns = [
    'Policy and insured',
    'Type',
    'Date',
    'Premium',
    'Rate',
    'Premium paid',
    'Commission',
  ];
  const table: Table = {
    columns,
    rows: lines.map((line) => [
      [line.policyNumber, line.insuredName].filter(Boolean).join(' '),
      LINE_TYPES[line.lineType],
      line.transactionDate ? dateOf(line.transactionDate, currency) : '',
      formatMoney(line.commissionable, currency),
      `${line.pct}%`,
      `${line.paidShare}%`,
      formatMoney(line.amount, currency),
    ]),
    total: ['Commission of the month', '', '', '', '', '', formatMoney(total - opening, currency)],
  };
  const paragraphs = [
    'Commission is the rate on the premium without taxes and fees. It becomes payable in the share of ' +
      'the premium that is paid; returned premium takes it back at the same rate.',
  ];
  return { heading: 'Lines', table, paragraphs };
}

/** The lines of a statement as rows of a spreadsheet; amounts in currency units. */
export const commissionRows = ({ lines, currency }: StatementPrint): object[] =>
  lines.map((line) => ({
    policyNumber: line.policyNumber,
    insured: line.insuredName,
    effectiveDate: line.effectiveDate,
    transactionDate: line.transactionDate,
    type: line.lineType,
    currency,
    writtenPremium: toCurrencyUnits(line.commissionable + (line.nonCommissionable ?? 0)),
    feesAndTaxes: toCurrencyUnits(line.nonCommissionable ?? 0),
    commissionable: toCurrencyUnits(line.commissionable),
    rate: line.pct,
    commission: toCurrencyUnits(line.amount),
    paidPremiumShare: line.paidShare,
  }));
