import { DomainError } from '@palisade/kernel';
import type { CustomerContact } from './customer-contact';
import type { SurplusBroker } from './surplus-broker';

/** With whom a quote is sent and bound: the policyholder and, on surplus paper, the broker. */
export interface Parties {
  contact: CustomerContact;
  surplus: SurplusBroker | null;
}

const CONTACT = [
  'customerFirstName',
  'customerLastName',
  'customerEmail',
  'customerPhone',
] as const satisfies (keyof CustomerContact)[];

const BROKER = [
  'brokerFirstName',
  'brokerLastName',
  'brokerEmail',
  'licenseNumber',
  'state',
] as const satisfies (keyof SurplusBroker)[];

/** The parties of a bound quote; throws 409 for others, because its binder would keep these. */
export function boundParties({ contact, surplus }: Parties, asked: Parties): Parties {
  const isSame =
    CONTACT.every((field) => asked.contact[field] === contact[field]) &&
    BROKER.every((field) => asked.surplus?.[field] === surplus?.[field]);
  if (isSame) return { contact, surplus };
  const detail = 'A bound quote keeps its policyholder and its surplus lines broker.';
  throw new DomainError('QUOTE_BOUND', detail, 409);
}
