import { Injectable } from '@nestjs/common';
import type { AccountType } from '@palisade/kernel';
import {
  DomainError,
  invalidField,
  PHONE_MESSAGES,
  requiredMessage,
  storedPhone,
} from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { Organization } from '../../people/organizations/organization.entity';
import { OrganizationsService } from '../../people/organizations/organizations.service';
import { TeamsService } from '../../people/teams/teams.service';
import type { FirstPerson } from '../../people/users/users.service';
import { UsersService } from '../../people/users/users.service';
import type { NewPartnerRequest } from './partners.dto';

/** Makes partners with all that they begin with. */
@Injectable()
export class NewPartners {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly teams: TeamsService,
    private readonly users: UsersService,
  ) {}

  /** Makes an organisation with its default team, and invites whom it names as its contact. */
  async make(accountType: AccountType, draft: NewPartnerRequest, tx: Tx): Promise<Organization> {
    const id = newId();
    const contactPhone = phoneOf(draft.contactPhone);
    const contact = contactOf({ ...draft, contactPhone });
    await this.organizations.create({ id, accountType, ...draft, contactPhone }, tx);
    const made = await tx.em.findOneBy(Organization, { id });
    if (!made) throw hostnameTaken();
    const team = { id: newId(), organizationId: id, name: 'Main Team', isDefault: true };
    await this.teams.create(team, tx);
    if (contact) await this.users.inviteFirst(made, contact, tx);
    return made;
  }
}

/** The named contact, who is invited; null when there is none to write to. */
function contactOf(draft: NewPartnerRequest): FirstPerson | null {
  const { contactFirstName, contactLastName, contactEmail: email, contactPhone: phone } = draft;
  if (!email) return null;
  const name = (value: string | null | undefined, label: string, pointer: string): string => {
    if (value) return value;
    throw invalidField('REQUIRED', requiredMessage(label), pointer);
  };
  return {
    firstName: name(contactFirstName, 'First name', '/contactFirstName'),
    lastName: name(contactLastName, 'Last name', '/contactLastName'),
    email,
    phone,
  };
}

function phoneOf(phone?: string | null): string | null {
  if (!phone) return null;
  const stored = storedPhone(phone, null);
  if (!stored) throw invalidField('INVALID_PHONE', PHONE_MESSAGES.US, '/contactPhone');
  return stored;
}

/** The refusal of a host name that another organisation has. */
export function hostnameTaken(): DomainError {
  const detail = 'This hostname is taken.';
  return new DomainError('DUPLICATE_HOSTNAME', detail, 409, [{ pointer: '/hostname', detail }]);
}
