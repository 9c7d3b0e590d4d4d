import type { Country } from '@palisade/kernel';
import { DomainError, invalidField, regionOfCountry, storedPhone } from '@palisade/kernel';

/** Spec 3 §5. */
export const CUSTOMER_PHONE_MESSAGE = 'Please enter a valid Policy Holder Phone Number.';

/** The policyholder of a quote as people write to them. */
export interface CustomerContact {
  customerFirstName: string | null;
  customerLastName: string | null;
  customerEmail: string | null;
  customerPhone: string | null;
}

/** A policyholder as the account knows them. */
export interface AccountContact {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/** What was given, completed by the quote and then by the account; 400 for a phone of elsewhere. */
export function customerContact(
  given: Partial<CustomerContact>,
  quote: CustomerContact,
  { contact, country }: { contact: AccountContact | null; country: Country },
): CustomerContact {
  return {
    customerFirstName:
      given.customerFirstName ?? quote.customerFirstName ?? contact?.firstName ?? null,
    customerLastName: given.customerLastName ?? quote.customerLastName ?? contact?.lastName ?? null,
    customerEmail: given.customerEmail ?? quote.customerEmail ?? contact?.email ?? null,
    customerPhone:
      phoneOf(given.customerPhone, country) ?? quote.customerPhone ?? contact?.phone ?? null,
  };
}

/** Throws 409 while the policyholder has no name or no address to write to. */
export function checkContact(contact: CustomerContact): void {
  if (contact.customerFirstName && contact.customerLastName && contact.customerEmail) return;
  const detail = "Update this account's organization contact info and try again";
  throw new DomainError('CONTACT_MISSING', detail, 409);
}

function phoneOf(phone: string | null | undefined, country: Country): string | null {
  if (!phone) return null;
  const region = regionOfCountry(country);
  const stored = storedPhone(phone, region);
  if (!stored) throw invalidField('PHONE_INVALID', CUSTOMER_PHONE_MESSAGE, '/customerPhone');
  return stored;
}
