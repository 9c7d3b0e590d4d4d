import { DomainError, regionOfCountry, storedEmail, storedPhone } from '@palisade/kernel';
import type { Account } from '../accounts/account.entity';
import type { PolicyContact } from '../domain/company';

/** The four fields by which a policy contact is told. */
export type ContactFields = Record<
  'contactFirstName' | 'contactLastName' | 'contactEmail' | 'contactPhone',
  string
>;

const OWN_NAMES: ContactFields = {
  contactFirstName: '/contactFirstName',
  contactLastName: '/contactLastName',
  contactEmail: '/contactEmail',
  contactPhone: '/contactPhone',
};

const FAULTS: ContactFields = {
  contactFirstName: 'Please enter Policy Holder First Name.',
  contactLastName: 'Please enter Policy Holder Last Name.',
  contactEmail: 'Please enter a valid Email Address',
  contactPhone: 'Please enter a valid Policy Holder Phone Number.',
};

/** Whom policies are written to; 400 with every field that does not hold, at its pointer. */
export function contactOf(
  told: ContactFields,
  { country }: Pick<Account, 'country'>,
  pointers: ContactFields = OWN_NAMES,
): PolicyContact {
  const { contactFirstName: firstName, contactLastName: lastName } = told;
  const email = storedEmail(told.contactEmail);
  const phone = storedPhone(told.contactPhone, regionOfCountry(country));
  if (firstName && lastName && email && phone) return { firstName, lastName, email, phone };
  const held = {
    contactFirstName: firstName,
    contactLastName: lastName,
    contactEmail: email,
    contactPhone: phone,
  };
  const errors = (Object.keys(FAULTS) as (keyof ContactFields)[])
    .filter((field) => !held[field])
    .map((field) => ({ pointer: pointers[field], detail: FAULTS[field] }));
  const detail = errors.map((one) => one.detail).join('. ');
  throw new DomainError('VALIDATION_FAILED', detail, 400, errors);
}
