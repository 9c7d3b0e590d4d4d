import type { Country } from '@palisade/kernel';
import { regionOfCountry, storedPhone } from '@palisade/kernel';
import type { EntityType, Hazard, OwnershipType } from '@palisade/trade';
import type { KnownCompany } from '../domain/company';
import { schemeOf } from '../domain/industries';
import { industryClass, industryOf } from '../industries/industry-lists';

/** What is invented of a company; the rest follows from it. */
export interface CompanyFacts {
  /** Counted within its country. */
  serial: number;
  name: string;
  phone: string;
  address1: string;
  city: string;
  state: string | null;
  zipCode: string;
  country: Country;
  industryCode: string;
  employees: number;
  revenuePerEmployee: number;
  yearEstablished: number;
}

// The more exposed an industry, the more personal data its companies tend to hold.
const RECORDS_PER_EMPLOYEE: Readonly<Record<Hazard, number>> = {
  1: 4,
  2: 15,
  3: 60,
  4: 140,
  5: 400,
};

const OWNERSHIP: OwnershipType[] = ['Private', 'Private', 'Partnership', 'Private', 'Public'];
const ENTITIES: EntityType[] = ['Independent', 'Independent', 'Parent', 'Subsidiary'];
const MINOR_UNITS = 100;

/** The directory entry of an invented company. */
export function companyOf(facts: CompanyFacts): KnownCompany {
  const { serial, name, country, industryCode, employees, revenuePerEmployee, ...rest } = facts;
  const phone = storedPhone(facts.phone, regionOfCountry(country));
  const industry = industryOf(schemeOf(country), industryCode);
  const hazard = industryClass(schemeOf(country), industryCode)?.hazard;
  if (!phone || !industry || !hazard) throw new Error(`"${name}" is not a possible company.`);
  return {
    ...rest,
    cbid: `${country === 'USA' ? 'US' : 'UK'}-${String(serial).padStart(6, '0')}`,
    name,
    country,
    phone,
    domainName: domainOf(name),
    industryCode,
    primaryIndustry: industry.primaryIndustry,
    secondaryIndustry: industry.secondaryIndustry,
    revenue: employees * revenuePerEmployee * MINOR_UNITS,
    employees,
    records: employees * RECORDS_PER_EMPLOYEE[hazard],
    ownershipType: OWNERSHIP[serial % OWNERSHIP.length],
    entityType: ENTITIES[serial % ENTITIES.length],
    dunsNumber: String((country === 'USA' ? 0 : 50_000) + serial).padStart(9, '0'),
  };
}

/** `.example` is kept for documentation (RFC 2606): no invented company has a real domain. */
const domainOf = (name: string): string =>
  `${name.toLowerCase().replace(/[^a-z0-9]/g, '')}.example`;
