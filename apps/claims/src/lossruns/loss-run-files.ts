import type { Currency } from '@palisade/kernel';
import { csvCell, localeOfCurrency, minorUnitsOf } from '@palisade/kernel';
import { printSheet } from '@palisade/platform';
import type { LossRunClaim, LossRunResponse } from './loss-runs.dto';

/** The columns of a loss run, as the next insurer reads them. */
const COLUMNS: readonly [string, (claim: LossRunClaim) => string | number | null][] = [
  ['Claim', ({ claimNumber }) => claimNumber],
  ['Policy', ({ policyNumber }) => policyNumber],
  ['Date of loss', ({ lossDate }) => lossDate],
  ['Reported', ({ reported }) => reported],
  ['Cause', ({ cause }) => wordOf(cause)],
  ['Status', ({ status }) => wordOf(status)],
  ['Closed', ({ dateClosed }) => dateClosed],
  ['Paid loss', ({ paidLoss }) => paidLoss],
  ['Paid expense', ({ paidExpense }) => paidExpense],
  ['Outstanding', ({ outstanding }) => outstanding],
  ['Incurred', ({ incurred }) => incurred],
  ['Recovered', ({ recovered }) => recovered],
  ['Net incurred', ({ netIncurred }) => netIncurred],
];

/** A key in words: DATA_BREACH is Data breach. */
function wordOf(key: string): string {
  const words = key.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A loss run as a file of commas: its amounts with a full stop and no separators. */
export function lossRunCsv({ claims }: LossRunResponse): string {
  const heads = [...COLUMNS.map(([title]) => title), 'Currency'];
  const lines = claims.map((claim) => [
    ...COLUMNS.map(([, valueOf]) => csvCell(String(valueOf(claim) ?? ''))),
    claim.currency,
  ]);
  const quoted = (cells: string[]) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return [heads, ...lines].map(quoted).join('\r\n').concat('\r\n');
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The same on the paper of a currency, with the sums of each currency below. */
export function lossRunPdf(run: LossRunResponse, currency: Currency, now: Date): Promise<Buffer> {
  const { claims, totals, insuredName, asOf } = run;
  const amount = (value: number, of: Currency) => ({ amount: minorUnitsOf(value), currency: of });
  const rows = claims.map((claim) =>
    COLUMNS.map(([, valueOf]) => {
      const value = valueOf(claim);
      if (isDate(value)) return { date: value };
      return typeof value === 'number' ? amount(value, claim.currency) : value;
    }),
  );
  const sums = totals.map((total) => [
    `Total ${total.currency}`,
    ...Array.from({ length: 6 }, () => null),
    amount(total.paidLoss, total.currency),
    amount(total.paidExpense, total.currency),
    amount(total.outstanding, total.currency),
    amount(total.incurred, total.currency),
    amount(total.recovered, total.currency),
    amount(total.netIncurred, total.currency),
  ]);
  const columns = COLUMNS.map(([title], at) => ({ title, isNumber: at > 6 }));
  const subtitle = `${insuredName}, as of ${asOf}`;
  const region = currency === 'GBP' ? ('UK' as const) : ('US' as const);
  const sheet = { columns, rows: [...rows, ...sums], locale: localeOfCurrency(currency) };
  return printSheet(sheet, { region, title: 'Loss run', subtitle, created: now });
}
