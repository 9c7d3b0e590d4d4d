import type { FieldError } from './domain-error';
import { isNoCity, isNoStreet } from './impossible-places';
import { notInsuredAt, notInsuredIn } from './not-insured';
import { unknownPostcodeArea } from './postcode-areas';
import { POSTCODE_MESSAGES, storedPostcode } from './postcodes';
import type { Country, Region } from './regions';
import { regionOfCountry } from './regions';
import { requiredMessage } from './text-limits';
import { isUsStateCode, usState } from './us-states';
import { stateOfZip } from './zip3-states';
import { UK_TIME_ZONE } from './zones';

/** A postal address; `state` only in the US, `address3` only in the UK. */
export interface Address {
  readonly address1: string;
  readonly address2?: string | null;
  readonly address3?: string | null;
  readonly city: string;
  readonly state?: string | null;
  readonly zipCode: string;
  readonly country: Country;
}

/** An address as it is stored: every line present, null where it is empty. */
export type StoredAddress = {
  readonly [Line in keyof Address]-?: Exclude<Address[Line], undefined>;
};

// Spec 2 §5: letters, spaces and hyphens only, once the dots and apostrophes of names are left out.
const CITY = /^\p{L}[\p{L}\p{M} -]*$/u;

/** What a person reads when a city is refused, by edition (Spec 2 §5). */
export const CITY_MESSAGES: Readonly<Record<Region, string>> = {
  US: 'Invalid City',
  UK: 'Invalid City/Town',
};

/**
 * Whether a text is a city: letters, spaces and hyphens (Spec 2 §5), and the dots and apostrophes that names
 * have: St. Louis, O'Fallon, King's Lynn.
 */
export const isCity = (text: string): boolean => CITY.test(text.replace(/[.'’ʼ]/g, '').trim());

/** The address as it is stored: trimmed, empty lines as null, the postcode in its stored form. */
export function storedAddress(address: Address): StoredAddress {
  const region = regionOfCountry(address.country);
  const line = (text: string | null | undefined) => text?.trim() || null;
  return {
    address1: address.address1.trim(),
    address2: line(address.address2),
    address3: line(address.address3),
    city: address.city.trim(),
    state: line(address.state),
    zipCode: storedPostcode(address.zipCode, region) ?? address.zipCode.trim(),
    country: address.country,
  };
}

/** Every rule that an address breaks, all at once; pointers begin with `pointer`. */
export function addressErrors(address: Address, pointer = ''): FieldError[] {
  const region = regionOfCountry(address.country);
  const stored = storedAddress(address);
  const isUs = region === 'US';
  const awayIn = stored.state ? notInsuredIn(stored.state) : null;
  const awayAt = notInsuredAt(stored.zipCode, region);
  const rules: [field: string, isBroken: boolean, detail: string][] = [
    ['address1', stored.address1 === '', requiredMessage('address1')],
    ['address3', isUs && Boolean(stored.address3), 'address3 is a field of UK addresses only'],
    ['city', !isCity(stored.city), CITY_MESSAGES[region]],
    ['state', isUs && !isUsStateCode(stored.state ?? ''), awayIn ?? stateMessage(stored.state)],
    ['state', !isUs && Boolean(stored.state), 'state is a field of US addresses only'],
    ['zipCode', awayAt !== null && awayAt !== awayIn, awayAt ?? ''],
    ['zipCode', storedPostcode(stored.zipCode, region) === null, POSTCODE_MESSAGES[region]],
  ];
  return rules
    .filter(([, isBroken]) => isBroken)
    .map(([field, , detail]) => ({ pointer: `${pointer}/${field}`, detail }));
}

const stateMessage = (state: string | null): string =>
  state === null ? 'State field is required' : `There is no state ${state}`;

/**
 * What is odd about a valid address without making it wrong: a ZIP that lies in another state or a postcode
 * in no area, a street or a city that can be none.
 */
export function addressWarnings(address: Address, pointer = ''): FieldError[] {
  const { address1, address2, address3, city } = address;
  const lines = [address1, address2, address3].map((line) => line?.trim() ?? '');
  const doubts: [field: string, detail: string | null][] = [
    ['address1', address1.trim() && isNoStreet(lines) ? 'This can be no street' : null],
    ['city', isCity(city) && isNoCity(city) ? 'There can be no place of this name' : null],
    ['zipCode', regionOfCountry(address.country) === 'US' ? zipDoubt(address) : areaDoubt(address)],
  ];
  return doubts.flatMap(([field, detail]) =>
    detail === null ? [] : [{ pointer: `${pointer}/${field}`, detail }],
  );
}

function zipDoubt({ state, zipCode }: Address): string | null {
  const stored = storedPostcode(zipCode, 'US');
  if (!state || stored === null) return null;
  const lies = stateOfZip(stored);
  if (lies === undefined) return `There is no ZIP Code that begins with ${stored.slice(0, 3)}`;
  return lies === state.trim() ? null : `This ZIP Code lies in ${lies}`;
}

function areaDoubt({ zipCode }: Address): string | null {
  const stored = storedPostcode(zipCode, 'UK');
  const area = stored && unknownPostcodeArea(stored);
  return area ? `There is no postcode that begins with ${area}` : null;
}

/**
 * The lines of an address as people read it: in the UK lines 1 to 3, then city and postcode in
 * upper case; in the US lines 1 and 2, then city, state and ZIP (Spec 1 §5).
 */
export function addressLines(address: Address): string[] {
  const { address1, address2, address3, city, state, zipCode, country } = storedAddress(address);
  const lines =
    regionOfCountry(country) === 'UK'
      ? [address1, address2, address3, city.toUpperCase(), zipCode.toUpperCase()]
      : [address1, address2, `${city}, ${[state, zipCode].filter(Boolean).join(' ')}`];
  return lines.filter((line): line is string => Boolean(line));
}

/**
 * The IANA zone of a policy for an address: the main zone of its state, or London. Throws when a US
 * address names no state, which `addressErrors` refuses before.
 */
export function timeZoneOf({ country, state }: Pick<Address, 'country' | 'state'>): string {
  if (regionOfCountry(country) === 'UK') return UK_TIME_ZONE;
  const zone = usState(state ?? '')?.timeZone;
  if (!zone) throw new RangeError(`"${state}" is not a US state.`);
  return zone;
}
