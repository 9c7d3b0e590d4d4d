import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { LARGE_PAGE_SIZES } from '@palisade/kernel';
import type { Actor, TimelineSubject } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { TEAM_TIMELINE } from '../../domain/timeline';
import { Organization } from '../organizations/organization.entity';
import { Team } from './team.entity';
import { managedBy, ownedBy, teamNotFound, visibleTo } from './teams.access';
import { toTeamResponse } from './teams.dto';
import type {
  FoundTeamResponse,
  TeamListQuery,
  TeamResponse,
  TeamRowResponse,
  TeamSearchQuery,
} from './teams.dto';

const LIST = {
  sortable: { name: 'team.sortName' },
  defaultSort: 'name,asc',
  tieBreaker: 'team.id',
};

@Injectable()
export class TeamsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The teams that the caller works in, the default team first. */
  async own(actor: Actor): Promise<TeamResponse[]> {
    const rows = await ownedBy(this.existing(), actor)
      .orderBy('team.isDefault', 'DESC')
      .addOrderBy('team.sortName', 'ASC')
      .limit(LARGE_PAGE_SIZES.teams)
      .getMany();
    return rows.map(toTeamResponse);
  }

  async search(request: TeamSearchQuery, actor: Actor): Promise<Page<FoundTeamResponse>> {
    const query = visibleTo(this.existing(), actor);
    const pattern = request.search && containingFolded(request.search);
    if (pattern) query.andWhere('team.sortName like :pattern', { pattern });
    const page = await listPage(query, request, LIST);
    const nameOf = await this.ownersOf(page.content);
    const content = page.content.map((team) => ({
      ...toTeamResponse(team),
      accountName: nameOf(team),
    }));
    return { ...page, content };
  }

  /** The teams that the caller administers, with the number of their people. */
  async all(request: TeamListQuery, actor: Actor): Promise<Page<TeamRowResponse>> {
    const query = managedBy(this.existing(), actor);
    const { accountId } = request;
    const pattern = request.search && containingFolded(request.search);
    if (pattern) query.andWhere('team.sortName like :pattern', { pattern });
    if (accountId) query.andWhere('team.organizationId = :accountId', { accountId });
    const page = await listPage(query, request, LIST);
    return { ...page, content: await this.rowsOf(page.content) };
  }

  /** A team that the caller administers. */
  async one(id: string, actor: Actor): Promise<TeamRowResponse> {
    const query = managedBy(this.existing(), actor).andWhere('team.id = :id', { id });
    const team = await query.getOne();
    if (!team) throw teamNotFound();
    return this.rowOf(team);
  }

  /** What was done to a team that the caller administers, also to one that was removed. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    const known = this.dataSource.createQueryBuilder(Team, 'team').where('team.id = :id', { id });
    if (!(await managedBy(known, actor).getExists())) throw teamNotFound();
    return { id, actor, rules: TEAM_TIMELINE };
  }

  /** One team as the administration screen shows it. */
  async row(id: string): Promise<TeamRowResponse> {
    return this.rowOf(await this.dataSource.manager.findOneByOrFail(Team, { id }));
  }

  private async rowOf(team: Team): Promise<TeamRowResponse> {
    const [row] = await this.rowsOf([team]);
    return row;
  }

  private async rowsOf(teams: Team[]): Promise<TeamRowResponse[]> {
    const counts: { team_id: string; members: number }[] = await this.dataSource.query(
      `select team_id, count(*)::int as members
       from user_team join app_user on app_user.id = user_id and not removed
       where team_id = any($1) group by team_id`,
      [teams.map(({ id }) => id)],
    );
    const nameOf = await this.ownersOf(teams);
    return teams.map((team) => ({
      ...toTeamResponse(team),
      members: counts.find(({ team_id }) => team_id === team.id)?.members ?? 0,
      accountId: team.organizationId,
      accountName: nameOf(team),
    }));
  }

  /** How the organisation of each of these teams is called. */
  private async ownersOf(teams: Team[]): Promise<(team: Team) => string> {
    const owners = await this.dataSource.manager.findBy(Organization, {
      id: In([...new Set(teams.map(({ organizationId }) => organizationId))]),
    });
    const names = new Map(owners.map(({ id, name }) => [id, name]));
    return ({ organizationId }) => names.get(organizationId) ?? '';
  }

  private existing(): SelectQueryBuilder<Team> {
    return this.dataSource.createQueryBuilder(Team, 'team').where('not team.deleted');
  }
}
