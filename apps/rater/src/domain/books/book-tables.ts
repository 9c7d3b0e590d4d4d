import { DomainError } from '@palisade/kernel';
import type { RateBook } from './rate-tables';
import type { TableCodec, TextRow } from './table-codec';
import { CODECS } from './table-codec';

type Kind = keyof typeof CODECS;
/** Values that must rise or fall from row to row. */
export type Order = 'rising' | 'falling';

/** A table of a book: where it is, how it is written, and how its rows must follow each other. */
export interface BookTable {
  readonly name: string;
  readonly kind: Kind;
  readonly order?: Order;
  /** The keys in the order in which the values must rise or fall; absent where rows have one. */
  readonly keys?: readonly string[];
}

const FREQUENCIES = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SIX_MONTHS', 'NEVER'];
const CLASSES = ['1', '2', '3', '4', '5'];

const table = (name: string, kind: Kind, order?: Order, keys?: readonly string[]): BookTable => ({
  name,
  kind,
  ...(order && { order }),
  ...(keys && { keys }),
});
const answers = (question: string, keys: readonly string[] = ['YES', 'NO']): BookTable =>
  table(`controls.${question}`, 'factors', 'rising', keys);

/** Every table that a draft may be given, in the order in which it is shown. */
const TABLES: readonly BookTable[] = [
  table('rateChangeFactor', 'single'),
  table('baseRate', 'curve', 'rising'),
  table('hazard', 'factors', 'rising', CLASSES),
  table('hazards', 'hazards'),
  table('retention', 'curve', 'falling'),
  table('waitingPeriod', 'factors', 'falling', ['6', '8', '12', '24']),
  table('retroPeriod', 'factors', 'rising', ['0', '1', '2', '-1']),
  table('records', 'bands', 'rising'),
  table('yearsInBusiness', 'bands', 'falling'),
  table('internationalPct', 'bands', 'rising'),
  table('franchiseConnected', 'factors', 'rising', ['NO', 'YES']),
  answers('mfaCount', ['3', '2', '1', '0']),
  answers('backupFrequency', FREQUENCIES),
  answers('testedFullFailover'),
  answers('edrDeployed'),
  answers('isSecurityTraining'),
  answers('incidentResponsePlan'),
  answers('useEncryption'),
  answers('patchingFrequency', FREQUENCIES),
  answers('isSecurityOfficer'),
  answers('dmzSeparation'),
  answers('thirdPartySecurityAgreement'),
  table('controlsClamp', 'factors'),
  table('claimHistory', 'factors', 'rising', ['5', '4', '3', '2', '1']),
  table('riskScore', 'factors'),
  table('adverse', 'factors'),
  table('stateRelativity', 'factors'),
  table('productFactor', 'factors'),
  table('ilf', 'curve', 'rising'),
  table('coreCoverages', 'shares'),
  table('sublimitFactor', 'curve', 'rising'),
  table('optionalCoverages', 'factors'),
  table('endorsements', 'factors'),
  table('ransomEventSublimit', 'curve', 'rising'),
  table('extortionThreatEffect', 'single'),
  table('cyberCrime.load', 'single'),
  table('cyberCrime.limitFactor', 'curve', 'rising'),
  table('cyberCrime.controlsYesCount', 'factors', 'rising', ['3', '2', '1', '0']),
  table('cyberCrime.maxLimitByYesCount', 'factors', 'falling', ['3', '2', '1', '0']),
  table('techBaseRate', 'curve', 'rising'),
  table('hazardTech', 'factors', 'rising', CLASSES),
  table('ilfTech', 'curve', 'rising'),
  table('techEno', 'factors'),
  table('minimumPremium', 'factors'),
  table('irpm.byState', 'names'),
  table('irpm.plans', 'plans'),
  table('excess', 'factors'),
  table('triaRate', 'single'),
  table('iptRate', 'single'),
  table('productOverrides', 'overrides'),
  table('stateOverrides', 'overrides'),
];

/** What a draft holds. */
export type BookTablesOf = Pick<
  RateBook,
  'tables' | 'hazards' | 'productOverrides' | 'stateOverrides'
>;

/** Tables that stand beside the others. */
const BESIDE = ['hazards', 'productOverrides', 'stateOverrides'] as const;
const isBeside = (name: string): name is (typeof BESIDE)[number] =>
  (BESIDE as readonly string[]).includes(name);

/** The tables that a book has: the regions differ. */
export const tablesOf = (book: BookTablesOf): readonly BookTable[] =>
  TABLES.filter((one) => valueOf(book, one) !== undefined);

/** A table of a book by its name; 404 when it has none. */
export function tableOf(book: BookTablesOf, name: string): BookTable {
  const found = tablesOf(book).find((one) => one.name === name);
  if (found) return found;
  throw new DomainError('TABLE_NOT_FOUND', 'The book has no such table.', 404);
}

export const codecOf = ({ kind }: BookTable): TableCodec => CODECS[kind];

/** What a table holds; undefined where the book has none. */
export function valueOf(book: BookTablesOf, { name }: BookTable): unknown {
  if (isBeside(name)) return book[name];
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      book.tables,
    );
}

/** The rows of a table. */
export const rowsOf = (book: BookTablesOf, one: BookTable): TextRow[] =>
  codecOf(one).write(valueOf(book, one) as never);

/** The book with another table; nothing else of it changes. */
export function withTable<T extends BookTablesOf>(book: T, { name }: BookTable, value: unknown): T {
  if (isBeside(name)) return { ...book, [name]: value };
  return { ...book, tables: withValue(book.tables, name.split('.'), value) };
}

const withValue = (below: object, [key, ...rest]: readonly string[], value: unknown): object => ({
  ...below,
  [key]: rest.length ? withValue((below as Record<string, object>)[key], rest, value) : value,
});
