import type { EventData } from '@palisade/contracts';
import { formatMoney, toCurrencyUnits } from '@palisade/kernel';
import type { PrintDocument, Section, Table } from '../print-document';
import { dateOf } from '../words';

type Finalized = EventData<'commission-statement.finalized.v1'>;
type Line = Finalized['lines'][number];

/** A closed statement of commission, and whose it is. */
export type StatementPrint = Pick<
  Finalized,
  'year' | 'month' | 'currency' | 'opening' | 'total' | 'lines'
> & { agencyName: string };

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

/** The statement of a month: what was carried into it, its lines and what is paid. */
export function commissionPage(statement: StatementPrint): PrintDocument {
  const { agencyName, currency } = statement;
  return {
    title: 'Commission statement',
    subtitle: `${monthName(statement)}, ${agencyName}`,
    currency,
    sections: [summary(statement), lines(statement)],
  };
}

function summary({ agencyName, currency, opening, total, ...month }: StatementPrint): Section {
  const isPaid = total >= PAYMENT_MIN;
  return {
    heading: 'Summary',
    rows: [
      ['Agency', agencyName],
      ['Month', monthName(month)],
      ['Carried forward', formatMoney(opening, currency)],
      ['Commission of the month', formatMoney(total - opening, currency)],
      [isPaid ? 'To be paid' : 'Carried into the next month', formatMoney(total, currency)],
    ],
  };
}

function lines({ lines, currency, opening, total }: StatementPrint): Section {
  const columns = ['Policy and insured', 'Type', 'Date', 'Premium', 'Rate', 'Commission'];
  const table: Table = {
    columns,
    rows: lines.map((line) => [
      [line.policyNumber, line.insuredName].filter(Boolean).join(' '),
      LINE_TYPES[line.lineType],
      line.transactionDate ? dateOf(line.transactionDate, currency) : '',
      formatMoney(line.commissionable, currency),
      `${line.pct}%`,
      formatMoney(line.amount, currency),
    ]),
    total: ['Commission of the month', '', '', '', '', formatMoney(total - opening, currency)],
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
