import type { Locale } from '@palisade/kernel';
import { DomainError, headingKey, inEdition, knownColumns } from '@palisade/kernel';

/** A column of a bulk upload: its heading in the template, other spellings, and how long it may be. */
interface ColumnSetup {
  heading: string;
  also?: readonly string[];
  isRequired?: true;
  lengthMax: number;
}

/** Every column of the template, in its order. */
export const BULK_COLUMNS = {
  name: {
    heading: 'Company',
    also: ['Name', 'Company name', 'Account', 'Account name', 'Insured'],
    isRequired: true,
    lengthMax: 200,
  },
  phone: {
    heading: 'Phone',
    also: ['Telephone', 'Phone number'],
    isRequired: true,
    lengthMax: 40,
  },
  address1: {
    heading: 'Address 1',
    also: ['Address', 'Address line 1', 'Street'],
    isRequired: true,
    lengthMax: 200,
  },
  address2: { heading: 'Address 2', also: ['Address line 2'], lengthMax: 200 },
  address3: { heading: 'Address 3', also: ['Address line 3'], lengthMax: 200 },
  city: { heading: 'City', also: ['Town', 'City/Town'], isRequired: true, lengthMax: 100 },
  state: { heading: 'State', lengthMax: 40 },
  zipCode: {
    heading: 'ZIP code',
    also: ['ZIP', 'Postcode', 'Postal code', 'Post code'],
    isRequired: true,
    lengthMax: 10,
  },
  country: { heading: 'Country', lengthMax: 40 },
  team: { heading: 'Team', lengthMax: 100 },
  dbaOrTradestyle: { heading: 'Trade style', also: ['DBA', 'Trading as'], lengthMax: 200 },
  domainName: { heading: 'Domain', also: ['Website domain', 'Domain name'], lengthMax: 300 },
  url: { heading: 'Website', also: ['URL', 'Web site'], lengthMax: 500 },
  industryCode: {
    heading: 'Industry code',
    also: ['NAICS', 'NAICS code', 'SIC', 'SIC code', 'Industry'],
    lengthMax: 200,
  },
  revenue: { heading: 'Revenue', also: ['Turnover', 'Annual revenue'], lengthMax: 40 },
  totalRevenue: { heading: 'Total revenue', lengthMax: 40 },
  nonUsRevenue: { heading: 'Non-US revenue', lengthMax: 40 },
  noOfEmployeesAll: {
    heading: 'Employees',
    also: ['Number of employees', 'Headcount'],
    lengthMax: 40,
  },
  numberOfPersonalRecords: {
    heading: 'Personal records',
    also: ['Records', 'Number of records'],
    lengthMax: 40,
  },
  yearEstablished: { heading: 'Year established', also: ['Year', 'Founded'], lengthMax: 40 },
  ownershipType: { heading: 'Ownership', also: ['Ownership type'], lengthMax: 40 },
  entityType: { heading: 'Entity type', also: ['Entity'], lengthMax: 40 },
  dunsNumber: { heading: 'DUNS number', also: ['DUNS'], lengthMax: 9 },
  ein: { heading: 'EIN', lengthMax: 10 },
  percentInternationalSales: {
    heading: 'International sales %',
    also: ['International sales', 'Percent international sales'],
    lengthMax: 40,
  },
  isFranchise: { heading: 'Franchise', also: ['Is franchise'], lengthMax: 10 },
  franchiseSystemConnectivity: {
    heading: 'Franchise systems connected',
    also: ['Franchise connectivity'],
    lengthMax: 10,
  },
  collectingPersonalInformation: {
    heading: 'Collects personal information',
    also: ['Collecting personal information'],
    lengthMax: 10,
  },
} as const satisfies Record<string, ColumnSetup>;

/** One of them. */
export type BulkColumn = keyof typeof BULK_COLUMNS;

/** The one that holds a share in percent. */
export const SHARE = 'percentInternationalSales' satisfies BulkColumn;

const SETUPS: Readonly<Record<BulkColumn, ColumnSetup>> = BULK_COLUMNS;

/** The headings of the template in the words of an edition. */
export const bulkHeadings = (locale: Locale): string[] =>
  Object.values(BULK_COLUMNS).map(({ heading }) => inEdition(heading, locale));

/** Their keys, in the order of the template. */
export const BULK_COLUMN_KEYS = Object.keys(BULK_COLUMNS) as BulkColumn[];

/** What each cell of a line is; null is passed over. */
export type BulkMapping = readonly (BulkColumn | null)[];

const KNOWN = new Map(
  BULK_COLUMN_KEYS.flatMap((column) => {
    const { heading, also = [] } = SETUPS[column];
    return [column, heading, inEdition(heading, 'en-GB'), ...also].map(
      (text) => [headingKey(text), column] as const,
    );
  }),
);

/** Every heading that is known, by its letters. */
export const BULK_HEADINGS = [...KNOWN.keys()];

/** The longest text that a column holds. */
export const lengthMaxOf = (column: BulkColumn): number => SETUPS[column].lengthMax;

/** The columns of a file by its headings, however they are written; each column counts once. */
export function mappingOf(headings: readonly string[]): BulkMapping {
  const taken = new Set<BulkColumn>();
  return knownColumns(headings, KNOWN).map((column) => {
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/** The refusal of a file, as one sentence. */
export const notAnUpload = (code: Uppercase<string>, detail: string, status = 400): DomainError =>
  new DomainError(code, detail, status, [{ pointer: '/file', detail }]);

/** What is wrong with a choice of columns, in one sentence; null when nothing is. */
export function mappingFault(mapping: BulkMapping): DomainError | null {
  const chosen = mapping.filter((column) => column !== null);
  const doubled = chosen.find((column, place) => chosen.indexOf(column) !== place);
  if (doubled) {
    const detail = `${BULK_COLUMNS[doubled].heading} is chosen for two columns.`;
    return notAnUpload('COLUMN_TWICE', detail);
  }
  const missing = BULK_COLUMN_KEYS.filter(
    (column) => SETUPS[column].isRequired && !mapping.includes(column),
  );
  if (!missing.length) return null;
  const headings = missing.map((column) => BULK_COLUMNS[column].heading).join(', ');
  const are = missing.length === 1 ? 'This column is' : 'These columns are';
  return notAnUpload('COLUMNS_MISSING', `${are} missing: ${headings}.`);
}

/** Throws 400 when a column that no client can do without is missing, in one sentence. */
export function checkMapping(mapping: BulkMapping): void {
  const fault = mappingFault(mapping);
  if (fault) throw fault;
}
