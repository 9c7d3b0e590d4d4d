import type { AmountWriting, Country, Currency, FieldError } from '@palisade/kernel';
import {
  amountIn,
  countryNamed,
  DomainError,
  foldText,
  isUsStateCode,
  minorUnitsOf,
  notInsuredIn,
  REGIONS,
  regionOfCountry,
  shareText,
  US_STATES,
} from '@palisade/kernel';
import type { CreatedAccount, CreateAccountFacts } from '../actions/create-account';
import { createAccount } from '../actions/create-account';
import type { EditFacts, FactsDraft } from '../actions/edit-account';
import { editAccount } from '../actions/edit-account';
import { originsAfter, UNTOLD_FACTS } from '../client-facts';
import type { NamedSystem } from '@palisade/trade';
import { ENTITY_TYPES, OWNERSHIP_TYPES, readIndustry } from '@palisade/trade';
import { firmographicsOf } from '../company';
import type { BulkColumn, BulkMapping } from './bulk-columns';
import { BULK_COLUMNS, lengthMaxOf, SHARE } from './bulk-columns';

/** A team that a row may name. */
export interface BulkTeam {
  id: string;
  name: string;
}

/** What the rows of an upload are read by. */
export interface BulkFacts
  extends
    Pick<CreateAccountFacts, 'agencyId' | 'aggregatorId' | 'by' | 'now'>,
    Pick<EditFacts, 'industryOf' | 'isBlocked' | 'thisYear'> {
  mapping: BulkMapping;
  /** How the amounts of a column are written; as we write them without a word. */
  writings?: Partial<Record<BulkColumn, AmountWriting>> | undefined;
  /** The system of industries that its heading names. */
  industrySystem?: NamedSystem | null | undefined;
  /** The country of a row that names none. */
  country: Country;
  teams: readonly BulkTeam[];
  /** The team of a row that names none. */
  defaultTeamId: string;
  newId: () => string;
}

/** What became of a row: a client, or all that is wrong with it. */
export type BulkRow =
  | { name: string; account: CreatedAccount; errors: null }
  | { name: string; account: null; errors: string[] };

type Cells = Partial<Record<BulkColumn, string>>;
type Fail = (column: BulkColumn, detail: string) => undefined;

const YES = /^(y|yes|true|1|x)$/i;
const NO = /^(n|no|false|0)$/i;
const NO_TEXT = /[\p{Cc}\p{Cs}]/gu;
const ZIP_DIGITS = 5;
const DUNS_DIGITS = 9;
const MONEY = ['revenue', 'totalRevenue', 'nonUsRevenue'] as const;
const COUNTS = ['noOfEmployeesAll', 'numberOfPersonalRecords', 'yearEstablished'] as const;
const FLAGS = [
  'isFranchise',
  'franchiseSystemConnectivity',
  'collectingPersonalInformation',
] as const;

/** The line of a file by its columns; empty for a line without a cell that says something. */
export function cellsOf(mapping: BulkMapping, line: readonly string[]): Cells {
  const cells: Cells = {};
  mapping.forEach((column, place) => {
    // What no database keeps as text is no part of a cell.
    const text = line[place]?.replace(NO_TEXT, ' ').trim();
    if (column && text) cells[column] = text;
  });
  return cells;
}

/** Reads one line as a client, by the same rules as if a person typed it. */
export function bulkRow(line: readonly string[], facts: BulkFacts): BulkRow {
  const cells = cellsOf(facts.mapping, line);
  const errors = new Set<string>();
  const fail: Fail = (column, detail) =>
    void errors.add(`${BULK_COLUMNS[column].heading}: ${detail}`);
  checkLengths(cells, fail);
  const country = countryOf(cells, facts, fail);
  const draft = draftOf(cells, country, { facts, fail });
  if (!/[\p{L}\p{N}]/u.test(draft.name)) fail('name', 'Name is a required field');
  const told = factsOf(cells, country, { facts, fail });
  const by = { usableTeamIds: draft.teamIds, company: null, confirmAddress: false };
  const made = attempt(fail, () => createAccount(draft, { ...facts, ...by, id: facts.newId() }));
  const known = firmographicsOf(null);
  const client = { ...draft, ...known, ...UNTOLD_FACTS };
  const rules = { ...facts, confirmAddress: false, product: null };
  const edited = attempt(fail, () => editAccount(client, told, rules));
  if (!made || !edited || errors.size) {
    return { name: draft.name, account: null, errors: [...errors] };
  }
  const origin = { source: 'TYPED', at: facts.now.toISOString(), by: facts.by } as const;
  const factOrigins = originsAfter(made.factOrigins, { ...told }, origin);
  return { name: draft.name, account: { ...made, ...edited, factOrigins }, errors: null };
}

/** What a rule decides; what it refuses is noted, each field by its column. */
function attempt<T>(fail: Fail, decide: () => T): T | null {
  try {
    return decide();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    for (const { pointer, detail } of error.errors) fail(columnOf(pointer), detail);
    return null;
  }
}

function columnOf(pointer: FieldError['pointer']): BulkColumn {
  const field = (pointer ?? '').slice(1);
  if (field === 'naicsCode' || field === 'sicCode') return 'industryCode';
  return Object.hasOwn(BULK_COLUMNS, field) ? (field as BulkColumn) : 'name';
}

function checkLengths(cells: Cells, fail: Fail): void {
  for (const [column, text] of Object.entries(cells) as [BulkColumn, string][]) {
    const max = lengthMaxOf(column);
    if (text.length > max) fail(column, `must be ${max} characters long at most`);
  }
}

function countryOf({ country }: Cells, facts: BulkFacts, fail: Fail): Country {
  if (!country) return facts.country;
  const named = countryNamed(country);
  const refusal = notInsuredIn(country) ?? `"${country}" is neither the US nor the UK`;
  if (named === null) fail('country', refusal);
  return named ?? facts.country;
}

function draftOf(
  cells: Cells,
  country: Country,
  { facts, fail }: { facts: BulkFacts; fail: Fail },
) {
  const { name = '', phone = '', address1 = '', city = '', zipCode = '' } = cells;
  const { address2 = null, address3 = null, team } = cells;
  const isUs = country === 'USA';
  const chosen = team && facts.teams.find((one) => foldText(one.name) === foldText(team));
  if (team && !chosen) fail('team', `you have no team "${team}"`);
  return {
    name,
    cbid: null,
    phone,
    address1,
    address2,
    address3,
    city,
    state: cells.state ? stateOf(cells.state) : null,
    // A spreadsheet takes the leading zeros of a ZIP code away.
    zipCode: isUs && /^\d+$/.test(zipCode) ? zipCode.padStart(ZIP_DIGITS, '0') : zipCode,
    country,
    teamIds: [chosen ? chosen.id : facts.defaultTeamId],
  };
}

/** The letters of a state that is named by them or in full. */
function stateOf(text: string): string {
  const code = text.toUpperCase();
  if (isUsStateCode(code)) return code;
  const named = US_STATES.find(({ name }) => foldText(name) === foldText(text));
  return named?.code ?? text;
}

/** What a line tells of a client beyond its name, telephone and address. */
function factsOf(
  cells: Cells,
  country: Country,
  { facts, fail }: { facts: BulkFacts; fail: Fail },
): FactsDraft {
  const told: FactsDraft = {};
  const { currency } = REGIONS[regionOfCountry(country)];
  const by = { facts, fail, currency };
  for (const column of ['dbaOrTradestyle', 'domainName', 'url', 'ein'] as const) {
    if (cells[column]) told[column] = cells[column];
  }
  if (cells.dunsNumber) told.dunsNumber = cells.dunsNumber.padStart(DUNS_DIGITS, '0');
  if (cells.industryCode) {
    const heading = facts.industrySystem ?? null;
    const { code, refusal } = readIndustry(cells.industryCode, { country, heading });
    if (code === null) fail('industryCode', refusal);
    else told[country === 'USA' ? 'naicsCode' : 'sicCode'] = code;
  }
  for (const column of MONEY) {
    const amount = numberOf(cells, column, by);
    if (amount !== undefined)
      told[column] = attempt(fail, () => minorUnitsOf(amount, `/${column}`));
  }
  for (const column of COUNTS) {
    const count = numberOf(cells, column, by);
    if (count === undefined) continue;
    if (Number.isInteger(count)) told[column] = count;
    else fail(column, 'must be a whole number');
  }
  const share = numberOf(cells, SHARE, by);
  if (share !== undefined) told.percentInternationalSales = share;
  for (const column of FLAGS) {
    const flag = flagOf(cells, column, fail);
    if (flag !== undefined) told[column] = flag;
  }
  const ownership = oneOf(cells, 'ownershipType', { names: OWNERSHIP_TYPES, fail });
  if (ownership) told.ownershipType = ownership;
  const entity = oneOf(cells, 'entityType', { names: ENTITY_TYPES, fail });
  if (entity) told.entityType = entity;
  return told;
}

function numberOf(
  cells: Cells,
  column: BulkColumn,
  { facts, fail, currency }: { facts: BulkFacts; fail: Fail; currency: Currency },
): number | undefined {
  const text = cells[column];
  if (text === undefined) return undefined;
  const writing = facts.writings?.[column];
  const written = column === SHARE ? shareText(text) : text;
  const { amount, fault } = amountIn(written, { writing, currency });
  return amount ?? fail(column, `"${text}" ${fault ?? ''}`);
}

function flagOf(cells: Cells, column: BulkColumn, fail: Fail): boolean | undefined {
  const text = cells[column];
  if (text === undefined) return undefined;
  if (YES.test(text)) return true;
  return NO.test(text) ? false : fail(column, `"${text}" is neither yes nor no`);
}

function oneOf<T extends string>(
  cells: Cells,
  column: BulkColumn,
  { names, fail }: { names: readonly T[]; fail: Fail },
): T | undefined {
  const text = cells[column];
  if (text === undefined) return undefined;
  const known = names.find((name) => foldText(name) === foldText(text));
  return known ?? fail(column, `"${text}" is none of ${names.join(', ')}`);
}
