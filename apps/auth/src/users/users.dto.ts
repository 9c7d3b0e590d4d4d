import { ApiProperty } from '@nestjs/swagger';
import type { AccountType, Region } from '@palisade/kernel';
import { initials } from '../domain/initials';
import type { MfaType } from '../domain/mfa/set-up';
import { TeamResponse, toTeamResponse } from '../teams/teams.dto';
import type { Person } from './people';

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
  mfaType: MfaType;
  avatar: string | null;
  /** The same value as `avatar`. */
  avatarUrl: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastLogin: string | null;
  account: CurrentAccount;
  teams: TeamResponse[];
  /** The person's role, by organisation. */
  @mapTo(ROLE_SCHEMA)
  accountRoleMap: Record<string, UserRole>;
  /** The person's teams, by organisation. */
  @mapTo({ type: 'array', items: { $ref: '#/components/schemas/TeamResponse' } })
  accountTeamsMap: Record<string, TeamResponse[]>;
}

export function toCurrentUser({ user, organization, role, teams }: Person): CurrentUserResponse {
  const { id, firstName, middleName, lastName, email, phone, npn, mfaType, avatarUrl } = user;
  const { accountType, name, fullName, enforceMfa, locationAlias } = organization;
  const ownRole = { id: role.id, name: role.name };
  const ownTeams = teams.map(toTeamResponse);
  return {
    ...{ id, firstName, middleName, lastName, email, phone, npn, mfaType },
    initials: initials(firstName, middleName, lastName),
    role: ownRole,
    avatar: avatarUrl,
    avatarUrl,
    lastLogin: user.lastLogin?.toISOString() ?? null,
    account: { id: organization.id, accountType, name, fullName, enforceMfa, locationAlias },
    teams: ownTeams,
    accountRoleMap: { [organization.id]: ownRole },
    accountTeamsMap: { [organization.id]: ownTeams },
  };
}
