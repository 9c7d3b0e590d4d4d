import type { AccountType } from './account-types';
import type { Region } from './regions';
import { REGION_CODES, REGIONS } from './regions';

/** The stored form of a phone: `+1` and 10 digits, or `+44` and the number with its leading 0. */
export const STORED_PHONE_PATTERN = '^(\\+1\\d{10}|\\+440\\d{9,10})$';

/** What a person reads when a phone is refused, by edition (Spec 2 §5). */
export const PHONE_MESSAGES: Readonly<Record<Region, string>> = {
  US: 'Phone is not a valid phone number',
  UK: 'Phone number must be in the format 44 5555 555555',
};

/**
 * The stored form of a phone of a region, or null when it is none there. Any punctuation is accepted
 * and only the digits are counted, 10 or 11 of them (Spec 1 §5). A null region stands for all: the
 * prefix of the input decides, and it is +1 where there is none.
 */
export function storedPhone(input: string, region: Region | null): string | null {
  const trimmed = input.trim();
  const prefixed = REGION_CODES.find((code) => trimmed.startsWith(REGIONS[code].phonePrefix));
  if (prefixed && region && prefixed !== region) return null;
  const local = prefixed ? trimmed.slice(REGIONS[prefixed].phonePrefix.length) : trimmed;
  if (/\p{L}/u.test(local)) return null;
  const digits = local.replace(/\D/g, '');
  return (prefixed ?? region) === 'UK' ? storedUk(digits) : storedUs(digits);
}

/** What a person reads of a phone that is none of the region, or null (Spec 2 §5); a kept one is. */
export const phoneProblem = (
  input: string,
  region: Region | null,
  kept?: string | null,
): string | null =>
  changedPhone(input, region, kept) === null ? PHONE_MESSAGES[region ?? 'US'] : null;

/** The stored form of a phone as somebody changes it: one of before stays whatever its region. */
export function changedPhone(
  input: string,
  region: Region | null,
  kept?: string | null,
): string | null {
  const asBefore = storedPhone(input, null);
  return asBefore !== null && asBefore === kept ? asBefore : storedPhone(input, region);
}

/**
 * The region whose phones the people of an organisation have: "checked per country" (Spec 2 §5).
 * Null for the provider, whose staff sit in both.
 */
export const phoneRegionOf = (organization: {
  accountType: AccountType;
  locationAlias: Region | null;
}): Region | null => (organization.accountType === 'COWBELL' ? null : organization.locationAlias);

function storedUs(digits: string): string | null {
  // An eleventh digit can only be the country's own 1, or the number would not fit its form.
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return local.length === 10 ? `+1${local}` : null;
}

function storedUk(input: string): string | null {
  // The format that the message shows has the country code without its plus.
  const digits = input.length > 11 && input.startsWith('44') ? input.slice(2) : input;
  if (digits.length === 11 && digits.startsWith('0')) return `+44${digits}`;
  if (digits.length !== 10) return null;
  // A few areas have ten digits with the leading 0; without it, it is added (Spec 1 §5).
  return digits.startsWith('0') ? `+44${digits}` : `+440${digits}`;
}

/** A stored phone as networks dial it (E.164): without the 0 that is dialled within a country. */
export const dialledPhone = (stored: string): string => stored.replace(/^\+440/, '+44');

/**
 * A phone as people read it: `+1 (xxx) xxx-xxxx`, `+44 xxxxx xxxxxx`, `(ddd) ddd-dddd` for ten bare
 * digits; anything else is shown as it is (Spec 1 §5).
 */
export function formatPhone(phone: string): string {
  const grouped = (digits: string) =>
    `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  if (/^\+1\d{10}$/.test(phone)) return `+1 ${grouped(phone.slice(2))}`;
  if (/^\+440\d{9,10}$/.test(phone)) return `+44 ${phone.slice(3, 8)} ${phone.slice(8)}`;
  return /^\d{10}$/.test(phone) ? grouped(phone) : phone;
}
