import { DomainError } from '@palisade/kernel';

/** Whom an organisation writes to. */
export interface PartnerContact {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
}

/** What a partner's profile says. */
export interface PartnerProfile {
  name: string;
  description: string | null;
  hostname: string | null;
  enforceMfa: boolean;
  contact: PartnerContact | null;
}

/** A change of it; what is left out stays. */
export interface ProfileChange {
  name: string;
  description?: string | null;
  hostname?: string | null;
  enforceMfa?: boolean;
  contact: Partial<PartnerContact>;
}

/** A profile after a change. A second factor can be asked for here, and is lifted elsewhere. */
export function editPartner(known: PartnerProfile, change: ProfileChange): PartnerProfile {
  if (known.enforceMfa && change.enforceMfa === false) {
    const detail = 'The second factor is switched off in the settings of the organisation.';
    throw new DomainError('SECOND_FACTOR_STAYS', detail, 409, [{ pointer: '/enforceMFA', detail }]);
  }
  const { name, description = known.description, hostname = known.hostname } = change;
  const { enforceMfa = known.enforceMfa } = change;
  const contact = { ...NO_CONTACT, ...known.contact, ...given(change.contact) };
  const hasContact = Object.values(contact).some((value) => value !== null);
  return { name, description, hostname, enforceMfa, contact: hasContact ? contact : null };
}

const NO_CONTACT: PartnerContact = { firstName: null, lastName: null, email: null, phone: null };

const given = (contact: Partial<PartnerContact>): Partial<PartnerContact> =>
  Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== undefined));

/** Which members join and which leave when these are to be the members. */
export function membersChange(
  known: readonly string[],
  wanted: readonly string[],
): { joining: string[]; leaving: string[] } {
  return {
    joining: wanted.filter((id) => !known.includes(id)),
    leaving: known.filter((id) => !wanted.includes(id)),
  };
}
