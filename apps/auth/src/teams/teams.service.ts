import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Clock } from '@palisade/platform';
import { scopeOfOrganization } from '../organizations/organization-saved';
import { Organization } from '../organizations/organization.entity';
import { Team } from './team.entity';

/** A team as those who make one state it. */
export type NewTeam = Pick<Team, 'id' | 'organizationId' | 'name' | 'isDefault'>;

@Injectable()
export class TeamsService {
  constructor(private readonly clock: Clock) {}

  /** Makes a team of an organisation and tells the others. */
  async create(draft: NewTeam, tx: Tx): Promise<void> {
    const now = this.clock.now();
    const team = { ...draft, deleted: false, created: now, modified: now };
    await tx.em.insert(Team, team);
    const organization = await tx.em.findOneByOrFail(Organization, { id: draft.organizationId });
    await tx.publish({ type: 'team.saved.v1', data: teamSaved(team, organization) });
    const { id: subjectId } = team;
    await tx.record({ action: 'team.create', subjectType: 'team', subjectId, after: team });
  }
}

function teamSaved(
  team: Omit<Team, 'sortName'>,
  organization: Organization,
): Omit<EventData<'team.saved.v1'>, 'version'> {
  const { id: teamId, organizationId, name, isDefault, deleted } = team;
  return {
    teamId,
    organizationId,
    name,
    default: isDefault,
    replacedBy: null,
    deleted,
    scope: { ...scopeOfOrganization(organization), teamIds: [teamId] },
  };
}
