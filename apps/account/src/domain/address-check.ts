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

// No list of streets and towns is at hand: of a postcode only its form can be judged.
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
}

/** Verifies an address: its own rules, and whether its ZIP lies in its state. */
export function checkAddress(address: Address): AddressCheck {
  const findings = [...addressErrors(address), ...addressWarnings(address)];
  const errorFields = [...new Set(findings.map(({ pointer = '' }) => pointer.slice(1)))];
  const names = FIELD_NAMES[regionOfCountry(address.country)];
  return {
    verified: errorFields.length === 0,
    errorFields,
    comparedFields: [...COMPARED[regionOfCountry(address.country)]],
    localizedErrorFieldNames: errorFields.map((field) => names[field] ?? field),
  };
}
