import type { AccountType } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import type { NoticeKind } from '../../domain/notices/notice-rules';
import type { Candidate, Concern } from '../../domain/notices/recipients';
import { STAND_IN } from '../../domain/notices/recipients';
import { seesAllTeams } from '../../domain/roles/roles';

interface Row {
  id: string;
  email: string;
  organization_id: string;
  account_type: AccountType;
  role_name: string;
  permissions: string[];
  team_ids: string[];
  off: NoticeKind[];
}

/** Those who can sign in and whom an event may concern, in one query. */
export async function findCandidates(em: EntityManager, concern: Concern): Promise<Candidate[]> {
  const { rule, scope, ownerId, underwriterId, handlerId } = concern;
  const isOfOwner = rule.concerns.includes('ORGANIZATION');
  const organizationIds = isOfOwner ? [ownerId] : [scope.agencyId, scope.accountId];
  const standIns = rule.concerns.flatMap((group) => STAND_IN[group] ?? []);
  const rows: Row[] = await em.query(
    `select person.id, person.email, person.organization_id, home.account_type,
       role.name as role_name, role.permissions,
       array(select team_id from user_team join team on team.id = team_id
             where user_id = person.id and not team.deleted) as team_ids,
       array(select kind from notice_off where user_id = person.id) as off
     from app_user as person
     join organization as home on home.id = person.organization_id and not home.deleted
     join role on role.id = person.role_id
     where person.enabled and not person.removed and (
       person.organization_id = any($1::uuid[])
       or person.id = any($2::uuid[])
       or person.role_id in (
         select id from role where account_type = 'COWBELL' and permissions && $3::text[]))`,
    [organizationIds.filter(Boolean), [underwriterId, handlerId].filter(Boolean), standIns],
  );
  return rows.map((row) => ({
    userId: row.id,
    email: row.email,
    organizationId: row.organization_id,
    accountType: row.account_type,
    permissions: row.permissions,
    teamIds: row.team_ids,
    seesAllTeams: seesAllTeams({ accountType: row.account_type, name: row.role_name }),
    off: row.off,
  }));
}
