import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Clock, newId } from '@palisade/platform';
import { Not } from 'typeorm';
import { Team } from '../teams/team.entity';
import { TeamsService } from '../teams/teams.service';
import { UsersService } from '../users/users.service';
import { isBlockedDomain } from '../blacklist/blocked-domains';
import { User } from '../users/user.entity';
import { retireTokensOfAll } from '../users/retire-tokens';
import { publishOrganization } from './organization-events';
import { Organization } from './organization.entity';
import { OrganizationsService } from './organizations.service';

type Contact = CloudEvent<'agency.saved.v1'>['data']['contact'];

/** Keeps the tenants of agencies as the service of accounts states them. */
@Injectable()
export class AgenciesService {
  constructor(
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly teams: TeamsService,
    private readonly users: UsersService,
  ) {}

  /**
   * Takes over what an agency is now; what its people must do next counts at once. The second factor
   * can only be switched on this way: whoever tells of an agency may not know that it was.
   */
  async follow(event: CloudEvent<'agency.saved.v1'>, tx: Tx): Promise<void> {
    const { data: agency } = event;
    const { agencyId: id, name, region, deleted, logoDocId: logoId } = agency;
    const hostname = await freeHostname(agency, tx);
    const tenant = { id, accountType: 'AGENCY' as const, name, hostname, locationAlias: region };
    const isNew = await this.organizations.create(tenant, tx);
    await this.giveTeam(id, tx);
    const where = { id };
    const lock = { mode: 'pessimistic_write' as const };
    const known = await tx.em.findOneOrFail(Organization, { where, lock });
    const modified = this.clock.now();
    const isSwitchedOn = agency.enforceMFA && !known.enforceMfa;
    const enforced = isSwitchedOn && {
      enforceMfa: true,
      mfaEnforcedBy: await enforcerOf(event, tx),
    };
    const contactEmail = agency.contact.email;
    const named = { name, hostname, logoId, contactEmail };
    const changed = { ...known, ...enforced, ...named, deleted, modified };
    await tx.em.save(Organization, changed);
    await publishOrganization(changed, tx);
    const subject = { subjectType: 'organization', subjectId: id };
    const states = { before: factsOf(known), after: factsOf(changed) };
    await tx.record({ action: 'organization.follow-agency', ...subject, ...states });
    const isClosed = deleted && !known.deleted;
    if (isSwitchedOn || isClosed) await retireTokensOfAll(id, modified, tx);
    if (isNew && !deleted) await this.inviteContact(changed, agency.contact, tx);
  }

  /** A new agency begins with its contact, as partners do; who has a login already keeps that one. */
  private async inviteContact(agency: Organization, contact: Contact, tx: Tx): Promise<void> {
    if (await tx.em.existsBy(User, { email: contact.email.toLowerCase() })) return;
    if (await isBlockedDomain(tx.em, contact.email)) return;
    await this.users.inviteFirst(agency, { ...contact, email: contact.email.toLowerCase() }, tx);
  }

  /** New work of an agency goes to its default team: it begins with one. */
  private async giveTeam(organizationId: string, tx: Tx): Promise<void> {
    if (await tx.em.existsBy(Team, { organizationId, isDefault: true, deleted: false })) return;
    await this.teams.create(
      { id: newId(), organizationId, name: 'Main Team', isDefault: true },
      tx,
    );
  }
}

/** The host name of an agency, unless another organisation took it meanwhile: then it has none. */
async function freeHostname(
  { agencyId, hostname }: CloudEvent<'agency.saved.v1'>['data'],
  { em }: Tx,
): Promise<string | null> {
  if (hostname === null) return null;
  const where = { hostname, deleted: false, id: Not(agencyId) };
  return (await em.existsBy(Organization, where)) ? null : hostname;
}

/**
 * The account type of whoever caused the event: of the person's own organisation, since staff act in
 * the agency that they entered, else of the organisation whose key it was. What nobody is known to
 * have asked for, only staff lift.
 */
async function enforcerOf(
  { actor, tenant }: CloudEvent<'agency.saved.v1'>,
  { em }: Tx,
): Promise<AccountType> {
  const [owner]: ({ type: AccountType } | undefined)[] = await em.query(
    `select account_type as type from organization
     where id = coalesce(
       (select organization_id from app_user where id = nullif($1, 'system')::uuid), $2)`,
    [actor, tenant],
  );
  return owner?.type ?? 'COWBELL';
}

const factsOf = ({ name, hostname, enforceMfa, mfaEnforcedBy, deleted }: Organization): object => ({
  name,
  hostname,
  enforceMfa,
  mfaEnforcedBy,
  deleted,
});
