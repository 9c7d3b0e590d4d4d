import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';
import { DomainError, isHostname } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Clock, isUniqueViolation, Transactions } from '@palisade/platform';
import { checkUnused } from '../../domain/partners/in-use';
import { publishOrganization } from '../../people/organizations/organization-events';
import { Organization } from '../../people/organizations/organization.entity';
import { retireTokensOfAll } from '../../people/users/retire-tokens';
import { hostnameTaken, NewPartners } from './new-partners';
import { usesOf } from './partner-uses';
import type { HostnameResponse, NewPartnerRequest, PartnerRequest } from './partners.dto';

/** The organisations that only the provider makes. */
@Injectable()
export class PartnersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly newPartners: NewPartners,
  ) {}

  /** Whether a host name is one, and free. */
  async checkHostname(hostname: string): Promise<HostnameResponse> {
    const valid = isHostname(hostname);
    const taken = await this.transactions.run((tx) => this.isTaken(hostname, tx));
    return { valid, available: valid && !taken };
  }

  private isTaken(hostname: string, { em }: Tx): Promise<boolean> {
    return em.existsBy(Organization, { hostname, deleted: false });
  }

  /** Makes an organisation, and tells the others. */
  create(accountType: AccountType, draft: NewPartnerRequest): Promise<Organization> {
    return withUniqueHostname(() =>
      this.transactions.run((tx) => this.newPartners.make(accountType, draft, tx)),
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

  /** Takes over what a profile was changed to; what is taken or lifted elsewhere stays. */
  async follow(told: EventData<'partner.saved.v1'>, tx: Tx): Promise<void> {
    const { organizationId: id, changed, name, description, hostname, savedBy, contact } = told;
    const { person } = told;
    const mode = 'pessimistic_write' as const;
    const where = { id, deleted: false };
    const before = await tx.em.findOne(Organization, { where, lock: { mode } });
    if (!before) return;
    const has = (field: (typeof changed)[number]) => changed.includes(field);
    const isTaken =
      hostname !== null && hostname !== before.hostname && (await this.isTaken(hostname, tx));
    const isSwitchedOn = told.enforceMfa && !before.enforceMfa;
    const now = this.clock.now();
    const change = {
      ...(has('name') && { name }),
      ...(has('description') && { description }),
      ...(has('hostname') && !isTaken && { hostname }),
      ...(has('contact') && {
        contactFirstName: contact?.firstName ?? null,
        contactLastName: contact?.lastName ?? null,
        contactEmail: contact?.email ?? null,
        contactPhone: contact?.phone ?? null,
      }),
      ...(isSwitchedOn && { enforceMfa: true, mfaEnforcedBy: savedBy }),
      modified: now,
    };
    const after = { ...before, ...change };
    await tx.em.update(Organization, { id }, change);
    await publishOrganization(after, tx);
    const subject = { subjectType: 'organization', subjectId: id };
    const by = person && { ...person, accountType: savedBy, subscriberType: savedBy };
    await tx.record({
      action: 'organization.change',
      ...subject,
      ...(by && { by }),
      before,
      after,
    });
    if (isSwitchedOn) await retireTokensOfAll(id, now, tx);
  }

  /** Closes an organisation that nothing uses: its people can no longer sign in. */
  async remove(accountType: AccountType, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const before = await lock(accountType, id, tx);
      checkUnused(await usesOf(tx.em, id));
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
