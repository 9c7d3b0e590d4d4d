import type { AccountType, Currency, PlainDate, Region } from '@palisade/kernel';
import { minorUnitsOf } from '@palisade/kernel';
import { dateOf } from './report-schedule';

/** A row of a list as its service answers it. */
export type ListRow = Readonly<Record<string, unknown>>;

/** What a cell says before it is put into words; `key` is that of a text. */
export type ReportCell =
  | string
  | number
  | null
  | { amount: number; currency: Currency }
  | { date: PlainDate }
  | { key: string };

/** A column of a report. */
export interface ReportColumn {
  /** The field of the row. */
  field: string;
  /** The key of its heading, which is that of the list in the console. */
  title: string;
  kind: 'TEXT' | 'WORD' | 'MONEY' | 'DATE' | 'NUMBER' | 'PERCENT';
  /** The key of the text of a value, of a word. */
  word?: (value: string) => string;
  /** Readers who are not shown it. */
  notFor?: readonly AccountType[];
  onlyIn?: Region;
}

type Rest = Pick<ReportColumn, 'notFor' | 'onlyIn'>;

const column =
  (kind: ReportColumn['kind']) =>
  (field: string, title: string, rest: Rest = {}): ReportColumn => ({
    field,
    title,
    kind,
    ...rest,
  });

export const text = column('TEXT');
export const money = column('MONEY');
export const day = column('DATE');
export const number = column('NUMBER');
export const percent = column('PERCENT');

export const word = (
  field: string,
  title: string,
  wordOf: (value: string) => string,
): ReportColumn => ({ field, title, kind: 'WORD', word: wordOf });

/** Whether what stands in a column is measured. */
export const isMeasured = ({ kind }: ReportColumn): boolean =>
  kind === 'MONEY' || kind === 'NUMBER' || kind === 'PERCENT';

/** The columns that a reader is shown. */
export const columnsFor = (
  columns: readonly ReportColumn[],
  { accountType, region }: { accountType: AccountType; region: Region },
): ReportColumn[] =>
  columns.filter(
    ({ notFor = [], onlyIn = region }) => !notFor.includes(accountType) && onlyIn === region,
  );

/** What a row says in a column. */
export function cellOf(
  row: ListRow,
  { field, kind, word: wordOf }: ReportColumn,
  region: Region,
): ReportCell {
  const value = row[field];
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'MONEY') {
    return { amount: minorUnitsOf(value as number), currency: row.currency as Currency };
  }
  if (kind === 'PERCENT') return `${value as number}%`;
  if (kind === 'DATE') return { date: plainDateOf(value as string, region) };
  if (kind === 'NUMBER') return value as number;
  return wordOf ? { key: wordOf(String(value)) } : String(value as string);
}

/** A date stays as it is; an instant has the date of its readers. */
const plainDateOf = (value: string, region: Region): PlainDate =>
  value.length > 'YYYY-MM-DD'.length ? dateOf(new Date(value), region) : value;
