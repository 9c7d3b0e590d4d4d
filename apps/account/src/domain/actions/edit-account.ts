import type { Address, FieldError, MinorUnits, Region } from '@palisade/kernel';
import {
  addressErrors,
  addressWarnings,
  DomainError,
  PHONE_MESSAGES,
  regionOfCountry,
  requiredMessage,
  storedAddress,
  storedPhone,
  changedPhone,
} from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { domainProblem, storedDomain } from '../client-domain';
import type { ClientFacts } from '../client-facts';
import type { Industry, IndustryScheme } from '../industries';
import { schemeOf } from '../industries';
import { editRefused } from './edit-refused';

/** What can be told of a client; a fact that is left out stays, null takes it back. */
export type FactsDraft = Partial<
  ClientFacts & Omit<Address, 'country'> & { name: string; phone: string }
>;

/** A client as far as an edit reads it. */
export type EditedClient = ClientFacts & Address & { name: string; phone: string };

/** What an edit writes. */
export type EditedFacts = FactsDraft & { addressVerified?: boolean };

/** What is known beside the client and the draft. */
export interface EditFacts {
  thisYear: number;
  /** The entry of a code; undefined for one that the list does not have. */
  industryOf: (scheme: IndustryScheme, code: string) => Industry | undefined;
  isBlocked: (domain: string) => boolean;
  /** Provider staff confirm an address that does not verify. */
  confirmAddress: boolean;
  /** The product of the quote that it is told for; null outside quotes. */
  product: Product | null;
}

const ADDRESS_FIELDS = ['address1', 'address2', 'address3', 'city', 'state', 'zipCode'] as const;
const FIRST_YEAR = 1500;
const TRILLION = 100_000_000_000_000;
/** More people or records than any company has; the columns hold a little more. */
const COUNT_MAX = 2_000_000_000;
const TOO_MANY = 'must be at most 2,000,000,000';
const HUNDRED = 100;
const SHARE_MIN = 51;
// Spec 3 §5: the least count of who collects personal information, of Prime 100 Pro.
const RECORDS_MIN = 250_000;
const INVALID = 'Invalid';
const BEYOND: Readonly<Record<Region, string>> = {
  US: 'must be less than or equal to 1 Trillion Dollars',
  UK: 'must be less than or equal to 1 Trillion Pounds',
};

/** Decides an edit: throws 400 with every field that does not hold; answers what is stored. */
export function editAccount(
  client: EditedClient,
  draft: FactsDraft,
  facts: EditFacts,
): EditedFacts {
  const patch: EditedFacts = { ...draft, ...followed({ ...client, ...draft }, draft) };
  const after = { ...client, ...patch };
  const errors = [
    ...nameErrors(draft),
    ...(touchesAddress(draft) ? addressErrors(after) : []),
    ...phoneErrors(after, draft, client.phone),
    ...numberErrors(after, draft, facts),
    ...industryErrors(after, draft, facts),
    ...domainErrors(draft, facts),
    ...wordErrors(draft),
    ...(facts.product === 'P100_PRO' ? proErrors(after) : []),
  ];
  if (errors.length) throw editRefused(errors);
  return {
    ...patch,
    ...(draft.name !== undefined && { name: draft.name.trim() }),
    ...storedPhoneOf(after, draft, client.phone),
    ...(touchesAddress(draft) && verifiedAddress(after, facts)),
    ...titlesOf(after, draft, facts),
    ...storedDomains(draft),
  };
}

/** Answers that fall with the one that asked for them (Spec 3 §4). */
function followed(after: EditedClient, draft: FactsDraft): FactsDraft {
  return {
    ...(!after.isFranchise &&
      draft.isFranchise !== undefined && { franchiseSystemConnectivity: null }),
    ...(draft.changeInScope !== undefined && !draft.changeInScope && { changeInScopeDetail: null }),
    ...(draft.domainName && { noDomainAttested: false }),
    ...(draft.primaryNaicsPercentage === HUNDRED &&
      draft.secondNaicsCode === undefined && { secondNaicsCode: null }),
  };
}

const error = (field: string, detail: string): FieldError => ({ pointer: `/${field}`, detail });

const touchesAddress = (draft: FactsDraft): boolean =>
  ADDRESS_FIELDS.some((field) => draft[field] !== undefined);

function nameErrors({ name, dbaOrTradestyle }: FactsDraft): FieldError[] {
  return [
    ...(name !== undefined && !/\p{L}/u.test(name) ? [error('name', requiredMessage('Name'))] : []),
    ...(dbaOrTradestyle?.trim() && !/[\p{L}\p{N}]/u.test(dbaOrTradestyle)
      ? [error('dbaOrTradestyle', INVALID)]
      : []),
  ];
}

function phoneErrors(after: EditedClient, draft: FactsDraft, kept: string): FieldError[] {
  if (draft.phone === undefined) return [];
  const region = regionOfCountry(after.country);
  const isOne = changedPhone(draft.phone, region, kept) !== null;
  return isOne ? [] : [error('phone', PHONE_MESSAGES[region])];
}

const storedPhoneOf = (
  after: EditedClient,
  { phone }: FactsDraft,
  kept: string,
): { phone: string } | null => {
  if (phone === undefined) return null;
  const region = regionOfCountry(after.country);
  return { phone: changedPhone(phone, region, kept) ?? storedPhone(phone, region) ?? kept };
};

function numberErrors(
  { country }: EditedClient,
  draft: FactsDraft,
  { thisYear }: EditFacts,
): FieldError[] {
  const beyond = BEYOND[regionOfCountry(country)];
  const isOutside = (value: number | null | undefined, least: number, most: number): boolean =>
    value !== null && value !== undefined && (value < least || value > most);
  const money = (field: string, value: MinorUnits | null | undefined, least: number) => {
    if (!isOutside(value, least, TRILLION)) return [];
    return [error(field, (value ?? 0) > TRILLION ? beyond : atLeast(least / HUNDRED))];
  };
  const count = (field: string, value: number | null | undefined, least: number) => {
    if (!isOutside(value, least, COUNT_MAX)) return [];
    return [error(field, (value ?? 0) > COUNT_MAX ? TOO_MANY : atLeast(least))];
  };
  const share = draft.primaryNaicsPercentage;
  return [
    ...money('revenue', draft.revenue, HUNDRED),
    ...money('totalRevenue', draft.totalRevenue, 0),
    ...money('nonUsRevenue', draft.nonUsRevenue, 0),
    ...count('noOfEmployeesAll', draft.noOfEmployeesAll, 1),
    ...count('numberOfPersonalRecords', draft.numberOfPersonalRecords, 0),
    ...(isOutside(draft.yearEstablished, FIRST_YEAR, thisYear)
      ? [error('yearEstablished', `must be a year from ${FIRST_YEAR} to ${thisYear}`)]
      : []),
    ...(isOutside(draft.percentInternationalSales, 0, HUNDRED)
      ? [error('percentInternationalSales', INVALID)]
      : []),
    ...(isOutside(share, SHARE_MIN, Infinity)
      ? [error('primaryNaicsPercentage', 'Primary Naics Percentage must be 51% or higher')]
      : []),
    ...(isOutside(share, -Infinity, HUNDRED)
      ? [error('primaryNaicsPercentage', 'Primary Naics Percentage must be 100% or lower')]
      : []),
  ];
}

const atLeast = (least: number): string => `must be at least ${least}`;

function industryErrors(
  after: EditedClient,
  draft: FactsDraft,
  { industryOf }: EditFacts,
): FieldError[] {
  const scheme = schemeOf(after.country);
  const isUnknown = (code: string | null | undefined): boolean =>
    Boolean(code) && industryOf(scheme, code ?? '') === undefined;
  const other = scheme === 'NAICS' ? 'sicCode' : 'naicsCode';
  const own = scheme === 'NAICS' ? 'naicsCode' : 'sicCode';
  const isWhole = after.primaryNaicsPercentage === null || after.primaryNaicsPercentage === HUNDRED;
  const touchesShare =
    draft.primaryNaicsPercentage !== undefined || draft.secondNaicsCode !== undefined;
  return [
    ...(draft[other] ? [error(other, `This country is coded in ${scheme}`)] : []),
    ...(isUnknown(draft[own]) ? [error(own, 'Unknown industry code')] : []),
    ...(isUnknown(draft.secondNaicsCode)
      ? [error('secondNaicsCode', 'Unknown industry code')]
      : []),
    ...(isWhole && draft.secondNaicsCode
      ? [error('secondNaicsCode', 'Secondary Industry Code is not allowed when NiacsCode is 100%')]
      : []),
    ...(touchesShare && !isWhole && !after.secondNaicsCode
      ? [error('secondNaicsCode', requiredMessage('Secondary Industry Code'))]
      : []),
  ];
}

function domainErrors(draft: FactsDraft, { isBlocked }: EditFacts): FieldError[] {
  const problem = draft.domainName ? domainProblem(draft.domainName, isBlocked) : null;
  const areValid = (draft.domains ?? []).every((one) => domainProblem(one, isBlocked) === null);
  return [
    ...(problem ? [error('domainName', problem)] : []),
    ...(areValid ? [] : [error('domains', 'Only valid domains are accepted.')]),
  ];
}

const FORMS: readonly [field: 'ein' | 'dunsNumber' | 'url', form: RegExp][] = [
  ['ein', /^\d{2}-?\d{7}$/],
  ['dunsNumber', /^\d{9}$/],
  ['url', /^https?:\/\/[^\s]+\.[^\s]+$/i],
];

const wordErrors = (draft: FactsDraft): FieldError[] =>
  FORMS.filter(([field, form]) => draft[field] && !form.test(draft[field])).map(([field]) =>
    error(field, INVALID),
  );

/** Spec 3 §5: what Prime 100 Pro asks of a client. */
function proErrors(after: EditedClient): FieldError[] {
  const missing: [field: keyof ClientFacts, label: string, isMissing: boolean][] = [
    ['nonUsRevenue', 'Non-US revenue', after.nonUsRevenue === null],
    ['totalRevenue', 'Total revenue', after.totalRevenue === null],
    ['changeInScope', 'Change in scope', after.changeInScope === null],
    [
      'changeInScopeDetail',
      'Change in scope detail',
      after.changeInScope === true && !after.changeInScopeDetail?.trim(),
    ],
    [
      'collectingPersonalInformation',
      'Collecting personal information',
      after.collectingPersonalInformation === null,
    ],
    [
      'franchiseSystemConnectivity',
      'Franchise system connectivity',
      after.isFranchise && after.franchiseSystemConnectivity === null,
    ],
  ];
  const { collectingPersonalInformation, numberOfPersonalRecords: records } = after;
  const isShort = collectingPersonalInformation === true && (records ?? 0) < RECORDS_MIN;
  return [
    ...missing
      .filter(([, , isMissing]) => isMissing)
      .map(([field, label]) => error(field, requiredMessage(label))),
    ...(isShort ? [error('numberOfPersonalRecords', atLeast(RECORDS_MIN))] : []),
  ];
}

/** The address as it is stored; throws 400 for one that does not verify, unless it is confirmed. */
function verifiedAddress(after: EditedClient, { confirmAddress }: EditFacts): EditedFacts {
  const doubts = addressWarnings(after);
  if (doubts.length && !confirmAddress) {
    throw new DomainError('ADDRESS_NOT_VERIFIED', 'Unable to verify address', 400, doubts);
  }
  const { country: _, ...lines } = storedAddress(after);
  return { ...lines, addressVerified: doubts.length === 0 };
}

/** The titles that belong to the codes. */
function titlesOf(after: EditedClient, draft: FactsDraft, { industryOf }: EditFacts): FactsDraft {
  const scheme = schemeOf(after.country);
  const titles = (code: string | null) => (code === null ? undefined : industryOf(scheme, code));
  const own = scheme === 'NAICS' ? draft.naicsCode : draft.sicCode;
  const first = own === undefined ? null : titles(own);
  const second = after.secondNaicsCode;
  return {
    ...(own !== undefined && {
      primaryIndustry: first?.primaryIndustry ?? null,
      secondaryIndustry: first?.secondaryIndustry ?? null,
    }),
    secondPrimaryIndustry: titles(second)?.primaryIndustry ?? null,
    secondSecondaryIndustry: titles(second)?.secondaryIndustry ?? null,
  };
}

const storedDomains = ({ domainName, domains }: FactsDraft): FactsDraft => ({
  ...(domainName && { domainName: storedDomain(domainName) }),
  ...(domains && { domains: [...new Set(domains.map(storedDomain))] }),
});
