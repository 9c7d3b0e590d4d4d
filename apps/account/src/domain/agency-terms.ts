import type { FieldError, Region } from '@palisade/kernel';
import { DomainError, PHONE_MESSAGES, storedPhone } from '@palisade/kernel';

/** A band of the insureds' revenue that an agency sells in; minor units, open where null. */
export interface AgencyLevel {
  name: string;
  minRevenue: number | null;
  maxRevenue: number | null;
}

/** What the provider agrees with an agency; the agency reads it and never sets it. */
export interface CommercialTerms {
  /** Percent of the premium. */
  commission: number | null;
  /** Minor units. */
  additionalBrokerFee: number;
  isWholesale: boolean;
  isAppointed: boolean;
  agencyBilled: boolean;
  canIssue: boolean;
  noticesByHand: boolean;
  /** Days. */
  paymentTerms: number | null;
  programs: string[];
  levels: AgencyLevel[];
}

/** What of an agency a rule reads beside its terms. */
export interface AgencyFacts extends CommercialTerms {
  contactPhone: string | null;
  region: Region;
}

const TERMS: readonly (keyof CommercialTerms)[] = [
  'commission',
  'additionalBrokerFee',
  'isWholesale',
  'isAppointed',
  'agencyBilled',
  'canIssue',
  'noticesByHand',
  'paymentTerms',
  'programs',
  'levels',
];

/** The commercial terms in which two states differ. */
export const changedTerms = (
  before: CommercialTerms,
  after: CommercialTerms,
): (keyof CommercialTerms)[] =>
  TERMS.filter((term) => asText(before[term]) !== asText(after[term]));

/** The same text for the same value, in whatever order its names stand: a database has its own. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof Object && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  );

/** Throws 400 with every field that an agency may not have so. */
export function checkAgency({ contactPhone, region, levels }: AgencyFacts): void {
  const errors: FieldError[] = [];
  if (contactPhone === null || storedPhone(contactPhone, region) === null) {
    errors.push({ pointer: '/contactPhone', detail: PHONE_MESSAGES[region] });
  }
  levels.forEach(({ minRevenue, maxRevenue }, at) => {
    if (minRevenue === null || maxRevenue === null || minRevenue <= maxRevenue) return;
    const detail = 'The smallest revenue of a level is above its largest.';
    errors.push({ pointer: `/levels/${at}/minRevenue`, detail });
  });
  if (errors.length) throw new DomainError('INVALID_AGENCY', errors[0].detail, 400, errors);
}

/** How many rows of others hang on an agency. */
export interface AgencyUse {
  clients: number;
  policies: number;
  parents: number;
}

const WORDS: Record<keyof AgencyUse, [string, string]> = {
  clients: ['client', 'clients'],
  policies: ['policy', 'policies'],
  parents: ['cluster or aggregator', 'clusters or aggregators'],
};

/** Throws 409 that says what an agency is still used by. */
export function checkUnused(use: AgencyUse): void {
  const kinds = (Object.keys(WORDS) as (keyof AgencyUse)[]).filter((kind) => use[kind] > 0);
  if (!kinds.length) return;
  const uses = kinds.map((kind) => `${use[kind]} ${WORDS[kind][use[kind] === 1 ? 0 : 1]}`);
  const detail = `The agency is still in use: ${uses.join(', ')}.`;
  throw new DomainError(
    'AGENCY_IN_USE',
    detail,
    409,
    uses.map((one) => ({ detail: one })),
  );
}
