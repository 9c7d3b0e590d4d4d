import type { Country, MinorUnits } from '@palisade/kernel';
import type { EntityType, OwnershipType } from '@palisade/trade';

/** A company as a directory knows it; null is what that directory does not tell. */
export interface Company {
  /** Its id in the directory. */
  cbid: string;
  name: string;
  address1: string;
  city: string;
  state: string | null;
  zipCode: string;
  country: Country;
  /** In its stored form. */
  phone: string | null;
  domainName: string | null;
  /** NAICS in the US, SIC in the UK. */
  industryCode: string | null;
  primaryIndustry: string | null;
  secondaryIndustry: string | null;
  /** Of a year, in the currency of its country. */
  revenue: MinorUnits | null;
  employees: number | null;
  yearEstablished: number | null;
  /** Records with personal data. */
  records: number | null;
  ownershipType: OwnershipType | null;
  entityType: EntityType | null;
  dunsNumber: string | null;
}

/** One of which everything is known. */
export type KnownCompany = {
  [Field in keyof Company]: Field extends 'state' | 'secondaryIndustry'
    ? Company[Field]
    : NonNullable<Company[Field]>;
};

/** What an account knows of its company beyond the name and address; null is not known. */
export interface AccountFirmographics {
  domainName: string | null;
  revenue: MinorUnits | null;
  noOfEmployeesAll: number | null;
  numberOfPersonalRecords: number | null;
  naicsCode: string | null;
  sicCode: string | null;
  primaryIndustry: string | null;
  secondaryIndustry: string | null;
  yearEstablished: number | null;
  ownershipType: OwnershipType | null;
  entityType: EntityType | null;
  dunsNumber: string | null;
}

/** Whom the policies of an insured are written to. */
export interface PolicyContact {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/** Whether name, e-mail and phone of the policy contact are known. */
export const isContactComplete = (contact: PolicyContact | null): boolean =>
  contact !== null &&
  Object.values(contact).every((value: string | null) => Boolean(value?.trim()));

/** What an account takes over from its directory entry; all unknown without one. */
export function firmographicsOf(company: Company | null): AccountFirmographics {
  const code = company?.industryCode ?? null;
  return {
    domainName: company?.domainName ?? null,
    revenue: company?.revenue ?? null,
    noOfEmployeesAll: company?.employees ?? null,
    numberOfPersonalRecords: company?.records ?? null,
    naicsCode: company?.country === 'USA' ? code : null,
    sicCode: company?.country === 'GBR' ? code : null,
    primaryIndustry: company?.primaryIndustry ?? null,
    secondaryIndustry: company?.secondaryIndustry ?? null,
    yearEstablished: company?.yearEstablished ?? null,
    ownershipType: company?.ownershipType ?? null,
    entityType: company?.entityType ?? null,
    dunsNumber: company?.dunsNumber ?? null,
  };
}
