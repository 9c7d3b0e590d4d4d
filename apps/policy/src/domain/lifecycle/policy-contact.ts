import type { EventData } from '@palisade/contracts';
import type { FieldError, Region } from '@palisade/kernel';
import { DomainError, PHONE_MESSAGES, storedPhone } from '@palisade/kernel';

/** Whom the policy is written to. */
export type PolicyContact = EventData<'policy.issued.v1'>['contact'];

/** The customer fields of the forms; what is left out stays as it was bound. */
export interface CustomerFields {
  customerFirstName?: string;
  customerLastName?: string;
  customerEmail?: string;
  customerPhone?: string;
}

/** The contact with what the caller corrected; throws 400 for a phone that is none. */
export function correctedContact(
  contact: PolicyContact,
  fields: CustomerFields,
  region: Region,
): PolicyContact {
  return {
    firstName: fields.customerFirstName ?? contact.firstName,
    lastName: fields.customerLastName ?? contact.lastName,
    email: fields.customerEmail?.toLowerCase() ?? contact.email,
    phone: fields.customerPhone ? phoneOf(fields.customerPhone, region) : contact.phone,
  };
}

/** Throws 409 for a change by which the policy would stay as it is: it makes no revision. */
export function checkChanges(before: Named, after: Named): void {
  const isSame =
    before.companyName === after.companyName &&
    FIELDS.every((field) => before.contact[field] === after.contact[field]);
  if (isSame) throw new DomainError('NOTHING_CHANGES', 'The policy says this already.', 409);
}

const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Whom a policy insures, and whom it is written to. */
interface Named {
  companyName: string;
  contact: PolicyContact;
}

function phoneOf(input: string, region: Region): string {
  const stored = storedPhone(input, region);
  if (stored) return stored;
  const error: FieldError = { pointer: '/customerPhone', detail: PHONE_MESSAGES[region] };
  throw new DomainError('PHONE_INVALID', error.detail, 400, [error]);
}
