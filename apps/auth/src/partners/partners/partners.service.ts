import { Injectable } from '@nestjs/common';
import type { AccountType } from '@palisade/kernel';
import {
  DomainError,
  invalidField,
  isHostname,
  PHONE_MESSAGES,
  storedPhone,
} from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Clock, isUniqueViolation, newId, Transactions } from '@palisade/platform';
import { publishOrganization } from '../../people/organizations/organization-events';
import { Organization } from '../../people/organizations/organization.entity';
import { OrganizationsService } from '../../people/organizations/organizations.service';
import { TeamsService } from '../../people/teams/teams.service';
import { retireTokensOfAll } from '../../people/users/retire-tokens';
import type { HostnameResponse, NewPartnerRequest, PartnerRequest } from './partners.dto';

/** The organisations that only the provider makes. */
@Injectable()
export class PartnersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly teams: TeamsService,
  ) {}

  /** Whether a host name is one, and free. */
  async checkHostname(hostname: string): Promise<HostnameResponse> {
    const valid = isHostname(hostname);
    const taken = await this.transactions.run(({ em }) =>
      em.existsBy(Organization, { hostname, deleted: false }),
    );
    return { valid, available: valid && !taken };
  }

  /** Makes an organisation with its default team, and tells the others. */
  create(accountType: AccountType, draft: NewPartnerRequest): Promise<Organization> {
    return withUniqueHostname(() =>
      this.transactions.run(async (tx) => {
        const id = newId();
        const contactPhone = phoneOf(draft.contactPhone);
        await this.organizations.create({ id, accountType, ...draft, contactPhone }, tx);
        const made = await tx.em.findOneBy(Organization, { id });
        if (!made) throw hostnameTaken();
        const team = { id: newId(), organizationId: id, name: 'Main Team', isDefault: true };
        await this.teams.create(team, tx);
        return made;
      }),
    );
  }

  change(
    accountType: AccountType,
    id: string,
    change: Partial<PartnerRequest>,
  ): Promise<Organization> {
    return withUniqueHostname(() =>
      this.transactions.run(async (tx) => {
        const before = await lock(accountType, id, tx);
        const after = { ...before, ...change, modified: this.clock.now() };
        await tx.em.update(Organization, { id }, { ...change, modified: after.modified });
        await publishOrganization(after, tx);
        const subject = { subjectType: 'organization', subjectId: id };
        await tx.record({ action: 'organization.change', ...subject, before, after });
        return after;
      }),
    );
  }

  /** Closes an organisation: its people can no longer sign in. */
  async remove(accountType: AccountType, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const before = await lock(accountType, id, tx);
      const now = this.clock.now();
      const after = { ...before, deleted: true, modified: now };
      await tx.em.update(Organization, { id }, { deleted: true, modified: now });
      await publishOrganization(after, tx);
      await retireTokensOfAll(id, now, tx);
      const subject = { subjectType: 'organization', subjectId: id };
      await tx.record({ action: 'organization.remove', ...subject, before });
    });
  }
}

function phoneOf(phone?: string | null): string | null {
  if (!phone) return null;
  const stored = storedPhone(phone, null);
  if (!stored) throw invalidField('INVALID_PHONE', PHONE_MESSAGES.US, '/contactPhone');
  return stored;
}

async function lock(accountType: AccountType, id: string, { em }: Tx): Promise<Organization> {
  const where = { id, accountType, deleted: false };
  const mode = 'pessimistic_write' as const;
  const organization = await em.findOne(Organization, { where, lock: { mode } });
  if (organization) return organization;
  throw new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);
}

async function withUniqueHostname<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw hostnameTaken();
  }
}

function hostnameTaken(): DomainError {
  const detail = 'This hostname is taken.';
  return new DomainError('DUPLICATE_HOSTNAME', detail, 409, [{ pointer: '/hostname', detail }]);
}
