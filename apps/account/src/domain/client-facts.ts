import type { MinorUnits } from '@palisade/kernel';
import type { AccountFirmographics } from './company';

/** What a client tells of itself beyond what a directory knows; null is not known. */
export interface ClientFacts extends AccountFirmographics {
  /** Domains beside the first one. */
  domains: string[];
  url: string | null;
  /** Somebody answers for it that the company has no domain. */
  noDomainAttested: boolean;
  isFranchise: boolean;
  /** Whether the systems of a franchise are connected; null unless it is one. */
  franchiseSystemConnectivity: boolean | null;
  dbaOrTradestyle: string | null;
  /** Share of the first industry in percent, 51 to 100; null counts as 100. */
  primaryNaicsPercentage: number | null;
  secondNaicsCode: string | null;
  secondPrimaryIndustry: string | null;
  secondSecondaryIndustry: string | null;
  ein: string | null;
  nonUsRevenue: MinorUnits | null;
  totalRevenue: MinorUnits | null;
  collectingPersonalInformation: boolean | null;
  /** In percent. */
  percentInternationalSales: number | null;
  changeInScope: boolean | null;
  changeInScopeDetail: string | null;
}

/** What of them is not known of a company that a directory knows. */
export const UNTOLD_FACTS: Omit<ClientFacts, keyof AccountFirmographics> = {
  domains: [],
  url: null,
  noDomainAttested: false,
  isFranchise: false,
  franchiseSystemConnectivity: null,
  dbaOrTradestyle: null,
  primaryNaicsPercentage: null,
  secondNaicsCode: null,
  secondPrimaryIndustry: null,
  secondSecondaryIndustry: null,
  ein: null,
  nonUsRevenue: null,
  totalRevenue: null,
  collectingPersonalInformation: null,
  percentInternationalSales: null,
  changeInScope: null,
  changeInScopeDetail: null,
};

/** Where a fact of a client comes from. */
export const FACT_SOURCES = ['DIRECTORY', 'SCAN', 'TYPED', 'AGENT_ATTESTED'] as const;

/** One of them. */
export type FactSource = (typeof FACT_SOURCES)[number];

/** Where a fact comes from, since when, and who gave it (null: no person). */
export interface FactOrigin {
  source: FactSource;
  at: string;
  by: string | null;
}

/** The origin of each fact that is known, by field. */
export type FactOrigins = Readonly<Record<string, FactOrigin>>;

// domain.md §1.2.1: what the rater reads, and the state, which names the rules.
const RATED: readonly string[] = [
  'state',
  'zipCode',
  'country',
  'naicsCode',
  'sicCode',
  'revenue',
  'yearEstablished',
  'numberOfPersonalRecords',
  'percentInternationalSales',
  'franchiseSystemConnectivity',
  'securityAnswers',
];

/** Whether a price is made from one of these fields. */
export const isRated = (fields: readonly string[]): boolean =>
  fields.some((field) => RATED.includes(field));

/** The origins after these fields were given by one source; a fact that is taken back has none. */
export function originsAfter(
  origins: FactOrigins,
  facts: Readonly<Record<string, unknown>>,
  origin: FactOrigin,
): FactOrigins {
  const after: Record<string, FactOrigin> = { ...origins };
  for (const [field, value] of Object.entries(facts)) {
    if (value === null) delete after[field];
    else after[field] = origin;
  }
  return after;
}
