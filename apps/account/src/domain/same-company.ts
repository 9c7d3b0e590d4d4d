import type { Country } from '@palisade/kernel';
import { foldText } from '@palisade/kernel';

/** What a company is recognised by. */
export interface EnteredCompany {
  name: string;
  address1: string;
  zipCode: string;
  country: Country;
  domainName: string | null;
}

/** By what two accounts are one company. */
export type SameBy = 'DOMAIN' | 'NAME_AND_ADDRESS';

// What says how a company is organised, not what it is called.
const FORMS =
  /\b(the|inc|incorporated|llc|llp|lp|pllc|pc|corp|corporation|co|company|ltd|limited|plc)\b/g;
const STREETS: readonly (readonly [RegExp, string])[] = [
  [/\bstreet\b/g, 'st'],
  [/\bavenue\b/g, 'ave'],
  [/\broad\b/g, 'rd'],
  [/\bdrive\b/g, 'dr'],
  [/\bboulevard\b/g, 'blvd'],
  [/\blane\b/g, 'ln'],
  [/\bsuite\b/g, 'ste'],
];

/**
 * By what two accounts are the same company; null when they are not, as far as is known. A domain below
 * which anybody may be tells nothing.
 */
export function sameCompany(
  a: EnteredCompany,
  b: EnteredCompany,
  isOwnDomain: (domain: string) => boolean,
): SameBy | null {
  if (a.country !== b.country) return null;
  const domain = a.domainName?.toLowerCase();
  if (domain && domain === b.domainName?.toLowerCase() && isOwnDomain(domain)) return 'DOMAIN';
  const isNamed = nameOf(a.name) !== '' && nameOf(a.name) === nameOf(b.name);
  const isThere = zipStem(a.zipCode) === zipStem(b.zipCode) && streetOf(a) === streetOf(b);
  return isNamed && isThere ? 'NAME_AND_ADDRESS' : null;
}

/** A text by its letters and digits alone, folded. */
export const plain = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const nameOf = (name: string): string =>
  plain(name.replace(/&/g, ' and ')).replace(FORMS, '').replace(/\s+/g, ' ').trim();

const streetOf = ({ address1 }: EnteredCompany): string =>
  STREETS.reduce((street, [word, short]) => street.replace(word, short), plain(address1));

/** A ZIP without its four more digits; a postcode without its space. */
export const zipStem = (zip: string): string => zip.toUpperCase().replace(/-\d{4}$|\s/g, '');
