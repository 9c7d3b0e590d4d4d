import type { AccountType } from './account-types';
import type { Region } from './regions';
import { REGION_CODES, REGIONS } from './regions';

/**
 * The stored form of a phone: `+1` and 10 digits, or `+44` and the number with its leading 0; an extension
 * follows an `x`.
 */
export const STORED_PHONE_PATTERN = '^(\\+1\\d{10}|\\+440\\d{9,10})(x\\d{1,7})?$';

// As people write it, and as links do (RFC 3966).
const EXTENSION = /(?:[\s,;]*(?:extension|extn|ext|x)\.?[\s:]*|;ext=|\s*#\s*)(\d{1,7})$/i;
/** What is dialled before the code of a country, from Europe and from the US. */
const ABROAD = /^(?:00|011)(?=[\s().-]*(?:44|1))[\s().-]*/;

/** With the leading 0. */
const UK_DIGITS = 11;

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
  const plain = input.trim().replace(/^tel:\s*/i, '');
  const extension = EXTENSION.exec(plain);
  const said = plain.slice(0, extension?.index);
  // Sheffield's numbers begin as a call from the US to the UK does.
  const isOfUk = region === 'UK' && said.replace(/\D/g, '').length <= UK_DIGITS;
  const trimmed = isOfUk ? said : said.replace(ABROAD, '+');
  const prefixed = REGION_CODES.find((code) => trimmed.startsWith(REGIONS[code].phonePrefix));
  if (prefixed && region && prefixed !== region) return null;
  const local = prefixed ? trimmed.slice(REGIONS[prefixed].phonePrefix.length) : trimmed;
  if (/\p{L}/u.test(local)) return null;
  const digits = local.replace(/\D/g, '');
  const stored = (prefixed ?? region) === 'UK' ? storedUk(digits) : storedUs(digits);
  return stored !== null && extension ? `${stored}x${extension[1]}` : stored;
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
  // No area of North America begins with 0 or 1.
  return /^[2-9]\d{9}$/.test(local) ? `+1${local}` : null;
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
export const dialledPhone = (stored: string): string => {
  const [number] = stored.split('x');
  return number.replace(/^\+440/, '+44');
};

/** What is dialled once a stored phone has answered; null where it has no extension. */
export const phoneExtension = (stored: string): string | null =>
  /^\+\d+x(\d+)$/.exec(stored)?.[1] ?? null;

/**
 * A phone as people read it: `+1 (xxx) xxx-xxxx`, `+44 xxxxx xxxxxx`, `(ddd) ddd-dddd` for ten bare
 * digits, an extension behind them; anything else is shown as it is (Spec 1 §5).
 */
export function formatPhone(phone: string): string {
  const extension = phoneExtension(phone);
  if (extension !== null) return `${formatPhone(phone.split('x')[0])} x${extension}`;
  const grouped = (digits: string) =>
    `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  if (/^\+1\d{10}$/.test(phone)) return `+1 ${grouped(phone.slice(2))}`;
  if (/^\+440\d{9,10}$/.test(phone)) return `+44 ${phone.slice(3, 8)} ${phone.slice(8)}`;
  return /^\d{10}$/.test(phone) ? grouped(phone) : phone;
}
