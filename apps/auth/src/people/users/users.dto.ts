import { ApiProperty } from '@nestjs/swagger';
import type { AccountType, Region } from '@palisade/kernel';
import { initials } from '../../domain/initials';
import type { MfaType } from '../../domain/mfa/set-up';
import { isSettingsKeeper } from '../../domain/single-sign-on';
import type { Organization } from '../organizations/organization.entity';
import type { Role } from '../roles/role.entity';
import { HeldRole, toHeldRole } from '../roles/roles.dto';
import type { Team } from '../teams/team.entity';
import { TeamResponse, toTeamResponse } from '../teams/teams.dto';
import type { Person } from './people';
import type { AccessKind } from './user-access.entity';
import type { User } from './user.entity';

const mapTo = (schema: object): PropertyDecorator =>
  ApiProperty({ type: 'object', additionalProperties: schema as Record<string, never> });

const ROLE_SCHEMA = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'string' }, name: { type: 'string' } },
};

export class UserRole {
  id: string;
  name: string;
}

export class CurrentAccount {
  id: string;
  accountType: AccountType;
  name: string;
  fullName: string | null;
  enforceMfa: boolean;
  /** The edition that the account works in. */
  locationAlias: Region | null;
}

/** An organisation that a person works for, and how. */
export class UserAccessResponse {
  accountId: string;
  name: string;
  access: AccessKind;
}

export class UserResponse {
  id: string;
  firstName: string;
  middleName: string | null;
  lastName: string;
  initials: string;
  email: string;
  phone: string | null;
  npn: string | null;
  role: HeldRole;
  roleId: string;
  primaryContact: boolean;
  billingContact: boolean;
  slackHandle: string | null;
  /** The organisation that the person belongs to. */
  accountId: string;
  accountName: string;
  accountType: AccountType;
  /** The edition that it works in. */
  accountLocationAlias: Region | null;
  /** Agencies whose work the person does. */
  agencies: UserAccessResponse[];
  /** Agencies and accounts together. */
  userAccountsAccess: UserAccessResponse[];
  /** Accounts that the person may switch to. */
  accountIds: string[];
  accountsCount: number;
  teams: TeamResponse[];
  /** Null for a guest: how the person signs in is for the own account to know. */
  mfaType: MfaType | null;
  avatarUrl: string | null;
  enabled: boolean;
  /** The person belongs to another organisation and joined the caller's account beside it. */
  isGuest: boolean;
  /** The person has not yet followed the invitation. */
  invitationPending: boolean;
  /** Null for a guest. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastLogin: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  passwordResetDate: string | null;
}

export class AccountsCountResponse {
  accountsCount: number;
}

/** An account that the caller may act in. */
export class OwnAccountResponse {
  id: string;
  name: string;
  accountType: AccountType;
  favorite: boolean;
  role: UserRole;
}

export class CurrentUserResponse {
  id: string;
  firstName: string;
  middleName: string | null;
  lastName: string;
  initials: string;
  email: string;
  phone: string | null;
  npn: string | null;
  role: UserRole;
  /** The caller may set how the people of an account sign in at a provider of their own. */
  canSetSingleSignOn: boolean;
  mfaType: MfaType;
  avatar: string | null;
  /** The same value as `avatar`. */
  avatarUrl: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastLogin: string | null;
  /** The account that the person acts in. */
  account: CurrentAccount;
  /** The account that the person belongs to; another one after a jump or a switch. */
  home: CurrentAccount;
  teams: TeamResponse[];
  /** The person's role, by organisation. */
  @mapTo(ROLE_SCHEMA)
  accountRoleMap: Record<string, UserRole>;
  /** The person's teams, by organisation. */
  @mapTo({ type: 'array', items: { $ref: '#/components/schemas/TeamResponse' } })
  accountTeamsMap: Record<string, TeamResponse[]>;
}

export function toCurrentUser({
  user,
  home,
  organization,
  role,
  teams,
}: Person): CurrentUserResponse {
  const { id, firstName, middleName, lastName, email, phone, npn, mfaType, avatarUrl } = user;
  const ownRole = { id: role.id, name: role.name };
  const ownTeams = teams.map(toTeamResponse);
  return {
    id,
    firstName,
    middleName,
    lastName,
    email,
    phone,
    npn,
    mfaType,
    initials: initials(firstName, middleName, lastName),
    role: ownRole,
    canSetSingleSignOn: isSettingsKeeper(role),
    avatar: avatarUrl,
    avatarUrl,
    lastLogin: user.lastLogin?.toISOString() ?? null,
    account: toAccount(organization),
    home: toAccount(home),
    teams: ownTeams,
    accountRoleMap: { [organization.id]: ownRole },
    accountTeamsMap: { [organization.id]: ownTeams },
  };
}

function toAccount(organization: Organization): CurrentAccount {
  const { id, accountType, name, fullName, enforceMfa, locationAlias } = organization;
  return { id, accountType, name, fullName, enforceMfa, locationAlias };
}

/** A person of a list, with what belongs to the person. */
export interface UserRow {
  user: User;
  organization: Organization;
  role: Role;
  teams: Team[];
  access: UserAccessResponse[];
  isPending: boolean;
  /** Belongs elsewhere: role, teams and access are those of the host. */
  isGuest: boolean;
}

export function toUserResponse(row: UserRow): UserResponse {
  const { user, organization, role, access, isGuest } = row;
  const { id, firstName, middleName, lastName, email, phone, npn, slackHandle } = user;
  const { mfaType, avatarUrl, enabled } = user;
  const accountIds = access.filter((one) => one.access === 'ACCOUNT').map((one) => one.accountId);
  return {
    id,
    firstName,
    middleName,
    lastName,
    email,
    phone,
    npn,
    slackHandle: isGuest ? null : slackHandle,
    primaryContact: !isGuest && user.primaryContact,
    billingContact: !isGuest && user.billingContact,
    mfaType: isGuest ? null : mfaType,
    avatarUrl,
    enabled,
    initials: initials(firstName, middleName, lastName),
    role: toHeldRole(role),
    roleId: role.id,
    accountId: organization.id,
    accountName: organization.name,
    accountType: organization.accountType,
    accountLocationAlias: organization.locationAlias,
    agencies: access.filter((one) => one.access === 'AGENCY'),
    userAccountsAccess: access,
    accountIds,
    accountsCount: accountIds.length,
    teams: row.teams.map(toTeamResponse),
    isGuest,
    invitationPending: row.isPending,
    lastLogin: isGuest ? null : (user.lastLogin?.toISOString() ?? null),
    passwordResetDate: isGuest ? null : (user.passwordResetDate?.toISOString() ?? null),
  };
}
