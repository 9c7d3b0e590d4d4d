import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { LARGE_PAGE_SIZES } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { containing, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { Team } from './team.entity';
import { ownedBy, visibleTo } from './teams.access';
import { toTeamResponse } from './teams.dto';
import type { TeamResponse, TeamSearchQuery } from './teams.dto';

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

  async search(request: TeamSearchQuery, actor: Actor): Promise<Page<TeamResponse>> {
    const query = visibleTo(this.existing(), actor);
    const pattern = request.search && containing(request.search.toLowerCase());
    if (pattern) query.andWhere('team.sortName like :pattern', { pattern });
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map(toTeamResponse) };
  }

  private existing(): SelectQueryBuilder<Team> {
    return this.dataSource.createQueryBuilder(Team, 'team').where('not team.deleted');
  }
}
