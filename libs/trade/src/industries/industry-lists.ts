import type { Country } from '@palisade/kernel';
import { NAICS_2022 } from '../data/naics-2022';
import { UK_SIC_2007 } from '../data/uk-sic-2007';

/** The list that the companies of a country are coded by: NAICS of 2022, or UK SIC of 2007. */
export type IndustryList = 'NAICS' | 'SIC';

/** The codes of each list with their titles, a line each. */
const LISTS: Readonly<Record<IndustryList, string>> = { NAICS: NAICS_2022, SIC: UK_SIC_2007 };

const codes = new Map<IndustryList, ReadonlySet<string>>();

/** The list of a country. */
export const industryListOf = (country: Country): IndustryList =>
  country === 'USA' ? 'NAICS' : 'SIC';

/** Whether a list has a code; those of its earlier versions are none. */
export function isIndustryCode(list: IndustryList, code: string): boolean {
  const known = codes.get(list) ?? new Set(LISTS[list].match(/^\d+/gm));
  codes.set(list, known);
  return known.has(code);
}
