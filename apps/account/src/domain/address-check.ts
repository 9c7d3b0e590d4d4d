import type { Address, Region } from '@palisade/kernel';
import { addressErrors, addressWarnings, regionOfCountry } from '@palisade/kernel';

/** What people call the fields of an address, by edition (Spec 2 §1). */
const FIELD_NAMES: Readonly<Record<Region, Readonly<Record<string, string>>>> = {
  US: {
    address1: 'Address',
    address3: 'Address Line 3',
    city: 'City',
    state: 'State',
    zipCode: 'ZIP Code',
  },
  UK: {
    address1: 'Address Line 1',
    address3: 'Address Line 3',
    city: 'Town/City',
    state: 'State',
    zipCode: 'Postcode',
  },
};

// No list of streets and towns is at hand: of those only what can be none is known.
const COMPARED: Readonly<Record<Region, readonly string[]>> = {
  US: ['state', 'zipCode'],
  UK: ['zipCode'],
};

/** What does not hold about an address. */
export interface AddressCheck {
  verified: boolean;
  errorFields: string[];
  /** The same fields as people of the address's country call them. */
  localizedErrorFieldNames: string[];
  /** What was compared with what is known of places; the rest is taken as it was typed. */
  comparedFields: string[];
  /** The same fields as people of the address's country call them. */
  localizedComparedFieldNames: string[];
}

/** Verifies an address: its own rules, and whether its ZIP lies in its state or its postcode in an area. */
export function checkAddress(address: Address): AddressCheck {
  const findings = [...addressErrors(address), ...addressWarnings(address)];
  const errorFields = [...new Set(findings.map(({ pointer = '' }) => pointer.slice(1)))];
  const region = regionOfCountry(address.country);
  const named = (fields: readonly string[]): string[] =>
    fields.map((field) => FIELD_NAMES[region][field] ?? field);
  return {
    verified: errorFields.length === 0,
    errorFields,
    localizedErrorFieldNames: named(errorFields),
    comparedFields: [...COMPARED[region]],
    localizedComparedFieldNames: named(COMPARED[region]),
  };
}
