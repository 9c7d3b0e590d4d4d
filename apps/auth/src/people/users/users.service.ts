import { Injectable } from '@nestjs/common';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, newId, Transactions } from '@palisade/platform';
import { DomainError } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { Not } from 'typeorm';
import { NO_WORK } from '../../domain/actions/hand-over';
import {
  checkAssignableRole,
  checkEditor,
  checkOwnChange,
  checkPhone,
} from '../../domain/actions/manage-user';
import { refuseBlockedDomain } from '../blacklist/blocked-domains';
import { contactsIn } from '../../domain/roles/role-traits';
import { firstRoleOf } from '../../domain/roles/roles';
import { namedOrganization } from '../organizations/named-organization';
import { Organization } from '../organizations/organization.entity';
import { Role } from '../roles/role.entity';
import { endEnteredSessions, endSessions } from './end-sessions';
import { InvitationLetters } from './invitation-letters';
import type { Asker } from './leavers.service';
import { LeaversService } from './leavers.service';
import { lockPerson } from './lock-person';
import { managerOf } from './managers';
import { lockAddress } from './people';
import { retireTokens } from './retire-tokens';
import { accessNamesOf, saveAgencies } from './save-agencies';
import { namesOf, saveTeams } from './save-teams';
import { UserAccess } from './user-access.entity';
import { checkContactDetails } from './user-fields';
import type { ChangeUserRequest, InviteUserRequest } from './user-requests.dto';
import { publishUser } from './user-events';
import { User } from './user.entity';

/** The first person of an organisation, as who makes it names one. */
export type FirstPerson = Pick<InviteUserRequest, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** A person as those who make one state it. */
export interface NewUser extends Pick<
  User,
  'id' | 'organizationId' | 'firstName' | 'lastName' | 'email' | 'passwordHash'
> {
  /** Name of a role of the organisation's account type. */
  role: Pick<Role, 'accountType' | 'name'>;
  /** The default team when left out. */
  teamIds?: string[];
  phone?: string | null;
  npn?: string | null;
  authorityLevel?: number | null;
  passwordExpires?: Date | null;
}

@Injectable()
export class UsersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly letters: InvitationLetters,
    private readonly leavers: LeaversService,
  ) {}

  /** Makes a person whose address is known to be right, or has one come back; tells the others. */
  async create({ role, teamIds, ...draft }: NewUser, tx: Tx): Promise<void> {
    const now = this.clock.now();
    const { id: roleId } = await tx.em.findOneByOrFail(Role, role);
    const times = { emailValidated: now, created: now, modified: now };
    await tx.em.save(User, { ...NOTHING_KNOWN, ...CAME_BACK, ...draft, roleId, ...times });
    await tx.em.query('delete from user_team where user_id = $1', [draft.id]);
    await saveTeams(tx.em, draft, teamIds);
    await publishUser(draft.id, tx);
    const { passwordHash: _, ...shown } = draft;
    const after = { ...shown, roleId, teamIds };
    await tx.record({ action: 'user.create', subjectType: 'user', subjectId: draft.id, after });
  }

  /** Invites the first person of an organisation, as its administrator. */
  async inviteFirst(
    { id: organizationId, accountType }: Organization,
    contact: FirstPerson,
    tx: Tx,
  ): Promise<void> {
    const organization = await findOrganization(tx.em, organizationId);
    const role = await tx.em.findOneByOrFail(Role, { accountType, name: firstRoleOf(accountType) });
    await refuseBlockedDomain(tx.em, contact.email);
    const draft = { ...contact, roleId: role.id, primaryContact: true, organizationId };
    const id = await this.write(draft, tx.em);
    await saveTeams(tx.em, { id, organizationId });
    await publishUser(id, tx);
    await this.letters.send(id, organization, tx);
    await tx.record({ action: 'user.invite', subjectType: 'user', subjectId: id, after: draft });
  }

  /** Makes a person and mails the invitation; one who was removed before comes back. */
  async invite(request: InviteUserRequest, actor: Actor): Promise<string> {
    const { accountId, agencies = [], teamIds, ...facts } = request;
    const organizationId = namedOrganization(accountId, actor);
    return this.transactions.run(async (tx) => {
      const organization = await findOrganization(tx.em, organizationId);
      const role = await tx.em.findOneBy(Role, { id: facts.roleId });
      checkAssignableRole(await managerOf(tx.em, actor), role, organization.accountType);
      const checked = {
        ...checkContactDetails(facts, organization),
        ...contactsIn(role, facts),
      };
      await refuseBlockedDomain(tx.em, facts.email);
      const id = await this.write({ ...facts, ...checked, organizationId }, tx.em);
      const teams = await saveTeams(tx.em, { id, organizationId }, teamIds);
      await tx.em.delete(UserAccess, { userId: id });
      const agencyNames = await saveAgencies(tx.em, id, agencies, actor);
      await publishUser(id, tx);
      await this.letters.send(id, organization, tx);
      const names = { role: role?.name, teams, agencyNames };
      const after = { ...facts, ...checked, organizationId, agencies, teamIds, ...names };
      await tx.record({ action: 'user.invite', subjectType: 'user', subjectId: id, after });
      return id;
    });
  }

  /** Changes a person; everybody changes oneself, managers change whom they may. */
  async change(userId: string, request: ChangeUserRequest, asker: Asker): Promise<void> {
    const { actor } = asker;
    const work =
      request.enabled === false ? await this.leavers.workOfOther(userId, asker) : NO_WORK;
    await this.transactions.run(async (tx) => {
      const person = await lockPerson(tx.em, userId, actor);
      const { user, organization, role, teams } = person;
      const { teamIds, workGoesTo: takerId, ...facts } = request;
      const manager = await managerOf(tx.em, actor);
      const { id, roleId, enabled } = user;
      if (id === actor.userId) {
        checkOwnChange(request, { roleId, enabled, teamIds: teams.map((team) => team.id) });
      } else {
        checkEditor(manager, role);
      }
      const next =
        facts.roleId && facts.roleId !== roleId
          ? await tx.em.findOneBy(Role, { id: facts.roleId })
          : role;
      if (next !== role) checkAssignableRole(manager, next, organization.accountType);
      const checked = {
        ...checkContactDetails(facts, organization, user.phone),
        ...contactsIn(next, facts),
      };
      checkPhone(user, checked.phone);
      const now = this.clock.now();
      await tx.em.update(User, { id }, { ...facts, ...checked, modified: now });
      const moved = teamIds && (await saveTeams(tx.em, user, teamIds));
      const isLeaving = enabled && request.enabled === false;
      const handedOver = isLeaving
        ? await this.leavers.handOver(tx, person, { work, takerId })
        : undefined;
      await this.follow({ id, request, before: { roleId, enabled } }, tx);
      await publishUser(id, tx);
      const was = { role: role.name, ...(moved && { teams: namesOf(teams) }) };
      const is = { role: next?.name, ...handedOver, ...(moved && { teamIds, teams: moved }) };
      const before = { ...pick(user, Object.keys(facts)), ...was };
      const after = { ...facts, ...checked, ...is };
      await tx.record({ action: 'user.change', subjectType: 'user', subjectId: id, before, after });
    });
  }

  /** Moves a person to other teams of the organisation. */
  async moveTeams(userId: string, teamIds: string[], actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { user, teams } = await lockPerson(tx.em, userId, actor);
      const { id } = user;
      const moved = await saveTeams(tx.em, user, teamIds);
      await retireTokens(id, this.clock.now(), tx);
      await publishUser(id, tx);
      const before = { teamIds: teams.map((team) => team.id), teams: namesOf(teams) };
      const after = { teamIds, teams: moved };
      const subject = { subjectType: 'user', subjectId: id };
      await tx.record({ action: 'user.move-teams', ...subject, before, after });
    });
  }

  /** Replaces the agencies whose work a person does. */
  async assignAgencies(userId: string, agencies: string[], actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { id } = (await lockPerson(tx.em, userId, actor)).user;
      const before = { agencyNames: await accessNamesOf(tx.em, id, 'AGENCY') };
      const agencyNames = await saveAgencies(tx.em, id, agencies, actor);
      await publishUser(id, tx);
      const states = { before, after: { agencies, agencyNames } };
      const subject = { subjectType: 'user', subjectId: id };
      await tx.record({ action: 'user.assign-agencies', ...subject, ...states });
    });
  }

  /** What a change of role, teams or access means for the sessions of the person. */
  private async follow({ id, request, before }: Followed, tx: Tx): Promise<void> {
    const { roleId = before.roleId, enabled, teamIds } = request;
    const now = this.clock.now();
    if (roleId !== before.roleId) await endEnteredSessions(id, null, now, tx);
    if (enabled === false && before.enabled) await endSessions(id, 'user.disable', now, tx);
    else if (roleId !== before.roleId || teamIds) await retireTokens(id, now, tx);
  }

  private async write(
    draft: Omit<InviteUserRequest, 'agencies' | 'teamIds' | 'accountId'> & {
      organizationId: string;
    },
    em: EntityManager,
  ): Promise<string> {
    const now = this.clock.now();
    await lockAddress(em, draft.email);
    const [known]: { id: string; removed: boolean; organizationId: string }[] = await em.query(
      `select id, removed, organization_id as "organizationId" from app_user
       where email = $1 for update`,
      [draft.email],
    );
    if (known && !known.removed) {
      throw known.organizationId === draft.organizationId ? duplicateUser() : userElsewhere();
    }
    const state = { ...CAME_BACK, modified: now };
    if (known) {
      await em.update(User, { id: known.id }, { ...NOTHING_KNOWN, ...draft, ...state });
      return known.id;
    }
    const id = newId();
    await em.insert(User, { id, ...NOTHING_KNOWN, ...draft, ...state, created: now });
    return id;
  }
}

const CAME_BACK = { removed: false, enabled: true, lastLogin: null };

/** What is known of somebody who has just been invited, also of who was here before. */
const NOTHING_KNOWN = {
  middleName: null,
  phone: null,
  npn: null,
  slackHandle: null,
  avatarUrl: null,
  primaryContact: false,
  billingContact: false,
  authorityLevel: null,
  emailValidated: null,
  passwordHash: null,
  passwordExpires: null,
  passwordResetDate: null,
  mfaType: 'NONE' as const,
};

interface Followed {
  id: string;
  request: ChangeUserRequest;
  before: { roleId: string; enabled: boolean };
}

const refusedAddress = (code: Uppercase<string>, detail: string): DomainError =>
  new DomainError(code, detail, 409, [{ pointer: '/email', detail }]);

const duplicateUser = (): DomainError =>
  refusedAddress('DUPLICATE_USER', 'A user with this email exists already.');

const userElsewhere = (): DomainError =>
  refusedAddress(
    'USER_OF_OTHER_ACCOUNT',
    'A user with this email works for another account already.',
  );

async function findOrganization(em: EntityManager, id: string): Promise<Organization> {
  const organization = await em.findOneBy(Organization, { id, deleted: Not(true) });
  if (organization) return organization;
  const detail = 'Account not found.';
  throw new DomainError('ACCOUNT_NOT_FOUND', detail, 400, [{ pointer: '/accountId', detail }]);
}

const pick = (row: object, names: string[]): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
