import type { Country } from '@palisade/kernel';
import { regionOfCountry, storedPhone } from '@palisade/kernel';
import type { Company } from './company';
import { plain, zipStem } from './same-company';

/** What is known of a company that is looked for. */
export interface CompanyCriteria {
  /** Its name, or a part of it. */
  search?: string;
  phone?: string;
  zipCode?: string;
  city?: string;
  state?: string;
  country?: Country;
}

type Matched = Pick<Company, 'name' | 'phone' | 'zipCode' | 'city' | 'state' | 'country'>;

// Parts of the match that each criterion can give when it was asked for.
const WEIGHTS = { name: 60, phone: 20, zipCode: 10, city: 6, state: 4 };

const NAME_EQUAL = 1;
const NAME_BEGINS = 0.9;
const NAME_HAS_WORDS = 0.75;

/**
 * How well a company fits what is known of it, 0 to 100; null when it does not fit. The country
 * must be the same; of name and phone, where given, one must fit; the rest only ranks.
 */
export function companyMatch(company: Matched, criteria: CompanyCriteria): number | null {
  const { search, phone, zipCode, city, state, country } = criteria;
  if (country && company.country !== country) return null;
  const fits: Partial<Record<keyof typeof WEIGHTS, number>> = {
    ...(search?.trim() && { name: nameFit(company.name, search) }),
    ...(phone && {
      phone: fit(company.phone, storedPhone(phone, regionOfCountry(company.country))),
    }),
    ...(zipCode && { zipCode: fit(zipStem(company.zipCode), zipStem(zipCode)) }),
    ...(city && { city: fit(plain(company.city), plain(city)) }),
    ...(state && { state: fit(company.state, state.toUpperCase()) }),
  };
  const hasCriteria = fits.name !== undefined || fits.phone !== undefined;
  if (hasCriteria && !fits.name && !fits.phone) return null;
  const compared = Object.entries(fits) as [keyof typeof WEIGHTS, number][];
  const total = compared.reduce((sum, [part]) => sum + WEIGHTS[part], 0);
  const got = compared.reduce((sum, [part, share]) => sum + WEIGHTS[part] * share, 0);
  return total === 0 ? 0 : Math.round((100 * got) / total);
}

function nameFit(name: string, search: string): number {
  const [own, wanted] = [plain(name), plain(search)];
  if (own === wanted) return NAME_EQUAL;
  if (own.startsWith(wanted)) return NAME_BEGINS;
  const words = own.split(' ');
  const hasAll = wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)));
  return hasAll ? NAME_HAS_WORDS : 0;
}

const fit = (own: string | null, wanted: string | null): number => (own === wanted ? 1 : 0);
