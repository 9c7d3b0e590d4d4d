import type { AccountType } from './account-types';
import { toCurrencyUnits } from './money';
import type { CodeHolder } from './row-scope';
import { isConfined } from './row-scope';

/** For whom a record of what was done is written down. */
export type TimelineReader = 'STAFF' | 'AGENCY' | 'POLICYHOLDER';

/** Whoever sees the row. */
export const EVERYBODY: readonly TimelineReader[] = ['STAFF', 'AGENCY', 'POLICYHOLDER'];

/** Those who sell and underwrite. */
export const TRADE: readonly TimelineReader[] = ['STAFF', 'AGENCY'];

/** The provider's people. */
export const STAFF_ONLY: readonly TimelineReader[] = ['STAFF'];

/** How a value is written for people. */
export const TIMELINE_KINDS = ['MONEY', 'DATE', 'STATUS', 'TEXT', 'NUMBER', 'FLAG'] as const;

/** One of them. */
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** A field of the records that may leave the service. */
export interface TimelineField {
  kind: TimelineKind;
  readers: readonly TimelineReader[];
  /** Where it lies in the recorded row, when not under its own name: `charges.amountDue`. */
  path?: string;
  /** Told where it was changed, not where the row was made: one that is new would tell all it has. */
  isOfEdit?: true;
}

/** What may be told of the rows of one noun, and to whom; what is not named is told to nobody. */
export interface TimelineRules<Action extends string = string> {
  subjectType: string;
  /** Recorded actions, without the noun before them. */
  actions: Record<Action, readonly TimelineReader[]>;
  fields: Record<string, TimelineField>;
  /** Of actions that send a mail, the path of the address that it went to. */
  sentTo?: Partial<Record<Action, string>>;
  /** The paths of documents that a record names by id. */
  documents?: readonly string[];
}

/** What a field can be written as. */
export type TimelineValue = string | number | boolean | null;

/** One field that a record changed. */
export interface TimelineChange {
  field: string;
  kind: TimelineKind;
  from: TimelineValue;
  to: TimelineValue;
}

type Recorded = Record<string, unknown> | null;

/** The recorded state of a row before and after. */
export interface RecordedChange {
  before: Recorded;
  after: Recorded;
}

/** Account types that sell; all others beside staff are told what the policyholder is told. */
const SELLERS: readonly AccountType[] = ['AGENCY', 'DIGITAL', 'CLUSTER'];

/** As whom a caller reads; a mailed code is handed on, so it tells no more than a policyholder sees. */
export function timelineReader(actor: { accountType: AccountType } & CodeHolder): TimelineReader {
  if (isConfined(actor)) return 'POLICYHOLDER';
  if (actor.accountType === 'COWBELL') return 'STAFF';
  return SELLERS.includes(actor.accountType) ? 'AGENCY' : 'POLICYHOLDER';
}

/** What a record keeps of who did something. */
interface RecordedActor {
  accountType?: AccountType;
  /** Differs from the account type when the provider's staff act in an account of others. */
  subscriberType?: AccountType;
}

/** Whether a reader is told the name of who did something: staff are no names to those insured. */
export const isNamedTo = (
  reader: TimelineReader,
  { accountType, subscriberType }: RecordedActor,
): boolean => reader !== 'POLICYHOLDER' || ![accountType, subscriberType].includes('COWBELL');

/** The recorded actions that a reader is told of, as they are recorded. */
export const actionsFor = (
  { subjectType, actions }: TimelineRules,
  reader: TimelineReader,
): string[] =>
  Object.entries(actions)
    .filter(([, readers]) => readers.includes(reader))
    .map(([action]) => `${subjectType}.${action}`);

/** What of a record a reader is told: fields that are allowed, and differ. */
export function shownChanges(
  { before, after }: RecordedChange,
  { fields }: TimelineRules,
  reader: TimelineReader,
): TimelineChange[] {
  return Object.entries(fields).flatMap(([field, { kind, readers, path = field, isOfEdit }]) => {
    if (!readers.includes(reader) || !isRecorded(after, path)) return [];
    if (isOfEdit && !isRecorded(before, path)) return [];
    const [from, to] = [before, after].map((row) => shownValue(valueAt(row, path), kind));
    return from === to ? [] : [{ field, kind, from, to }];
  });
}

/** Whom an action mailed; null when it mailed nobody. */
export function mailedTo(action: string, after: Recorded, rules: TimelineRules): string | null {
  const path = rules.sentTo?.[action.slice(rules.subjectType.length + 1)];
  const address = path && valueAt(after, path);
  return typeof address === 'string' && address ? address : null;
}

/** The documents that a record names. */
export const documentsIn = (after: Recorded, { documents = [] }: TimelineRules): string[] =>
  documents.map((path) => valueAt(after, path)).filter((id) => typeof id === 'string');

const isRecorded = (row: Recorded, path: string): boolean =>
  row !== null && Object.hasOwn(row, path.split('.')[0] ?? path);

function valueAt(row: Recorded, path: string): unknown {
  let value: unknown = row;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Record<string, unknown>)[name];
  }
  return value ?? null;
}

function shownValue(value: unknown, kind: TimelineKind): TimelineValue {
  // A year is no amount: it has no comma.
  if (typeof value === 'number' && kind === 'TEXT') return String(value);
  if (typeof value === 'number') return kind === 'MONEY' ? toCurrencyUnits(value) : value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.join(', ');
  return typeof value === 'string' || typeof value === 'boolean' ? value : null;
}
