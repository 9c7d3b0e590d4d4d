import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { scopeOfOrganization } from '../organizations/organization-events';
import { Organization } from '../organizations/organization.entity';
import type { Team } from './team.entity';

/** Publishes a team as it is now; `replacedBy` is the team that its rows went to. */
export async function publishTeam(
  team: Omit<Team, 'sortName'>,
  replacedBy: string | null,
  tx: Tx,
): Promise<void> {
  const organization = await tx.em.findOneByOrFail(Organization, { id: team.organizationId });
  await tx.publish({ type: 'team.saved.v1', data: teamSaved(team, organization, replacedBy) });
}

function teamSaved(
  team: Omit<Team, 'sortName'>,
  organization: Organization,
  replacedBy: string | null,
): Omit<EventData<'team.saved.v1'>, 'version'> {
  const { id: teamId, organizationId, name, isDefault, deleted } = team;
  return {
    teamId,
    organizationId,
    name,
    default: isDefault,
    replacedBy,
    deleted,
    scope: { ...scopeOfOrganization(organization), teamIds: [teamId] },
  };
}
