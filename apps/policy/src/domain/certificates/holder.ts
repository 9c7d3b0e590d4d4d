import type { FieldError, Region } from '@palisade/kernel';
import {
  DomainError,
  isCity,
  isUsStateCode,
  POSTCODE_MESSAGES,
  storedPostcode,
} from '@palisade/kernel';

/** Who is to have a certificate, as it is asked for. */
export interface AskedHolder {
  organizationName?: string | null;
  address1?: string | null;
  city?: string | null;
  state?: string | null;
  zip?: string | null;
}

/** Who has a certificate. */
export interface Holder {
  name: string;
  /** Null where nobody has told it. */
  address1: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
}

const CITY_MESSAGES: Readonly<Record<Region, string>> = {
  US: 'Please enter a City',
  UK: 'Please enter a Town/City',
};

/** A holder as it is kept; throws 400 with every field that does not hold (Spec 3 §5). */
export function holderOf(asked: AskedHolder, region: Region): Holder {
  const { state = null } = asked;
  const name = asked.organizationName ?? '';
  const address1 = asked.address1 ?? '';
  const city = asked.city ?? '';
  const zip = asked.zip ?? '';
  const zipCode = storedPostcode(zip, region);
  const rules: [field: keyof AskedHolder, holds: boolean, detail: string][] = [
    ['organizationName', name !== '', 'Please enter a Orginization.'],
    ['address1', address1 !== '', 'Please enter a Address'],
    ['city', isCity(city), CITY_MESSAGES[region]],
    ['state', region === 'UK' || isUsStateCode(state ?? ''), 'Please select a State'],
    ['zip', zipCode !== null, POSTCODE_MESSAGES[region]],
  ];
  const errors: FieldError[] = rules
    .filter(([, holds]) => !holds)
    .map(([field, , detail]) => ({ pointer: `/${field}`, detail }));
  if (errors.length || zipCode === null) {
    const detail = errors.map((error) => error.detail).join(' ');
    throw new DomainError('VALIDATION_FAILED', detail, 400, errors);
  }
  return { name, address1, city, state: region === 'UK' ? null : state, zipCode };
}

/** Whether a holder is named at all. */
export const namesHolder = (asked: AskedHolder): boolean =>
  [asked.organizationName, asked.address1, asked.city, asked.state, asked.zip].some(Boolean);
