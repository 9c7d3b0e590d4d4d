import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor, Refuses } from '@palisade/platform';
import { ClusterQuery } from './memberships.dto';
import { MembershipsService } from './memberships.service';
import {
  ClusterProfileRequest,
  PartnerProfileResponse,
  PartnerQuery,
  PartnerSummary,
  PartnerSearchQuery,
} from './partner.dto';
import { PartnersQueries } from './partners.queries';
import { PartnersService } from './partners.service';

@ApiTags('partner profiles')
@Controller('api/account/v1/cluster')
export class ClustersController {
  constructor(
    private readonly partners: PartnersQueries,
    private readonly profiles: PartnersService,
    private readonly memberships: MembershipsService,
  ) {}

  /**
   * The clusters of the platform.
   *
   * @remarks By name; staff see all of them, a partner itself alone, everybody else none. A text
   * finds names.
   */
  @Get('search')
  @Can('any')
  @ApiPage(PartnerSummary)
  searchClusters(
    @Query() query: PartnerSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<PartnerSummary>> {
    return this.partners.search('CLUSTER', query, actor);
  }

  /**
   * What is kept of a cluster.
   *
   * @remarks Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else.
   */
  @Get()
  @Can('any')
  @Refuses({ 404: 'The caller has no such profile.' })
  getCluster(
    @Query() { id }: PartnerQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PartnerProfileResponse> {
    return this.partners.profile('CLUSTER', id, actor);
  }

  /**
   * Change what is kept of a cluster.
   *
   * @remarks What is left out stays. A second factor is switched on here and lifted in the settings
   * of the organisation (409). `agencyIds` are all
   * agencies that are to belong to it; only staff add any (403). `partner.saved.v1` tells auth, whose sign-in page follows.
   */
  @Put()
  @Can('any')
  @Refuses({ 404: 'The caller has no such profile.' })
  async changeClusterProfile(
    @Query() { id }: PartnerQuery,
    @Body() body: ClusterProfileRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PartnerProfileResponse> {
    await this.profiles.change('CLUSTER', id, body, actor);
    return this.partners.profile('CLUSTER', id, actor);
  }

  /**
   * Add an agency to a cluster.
   *
   * @remarks The people of the cluster see its quotes, policies and commissions from then on. An
   * agency of another cluster is refused with 409; one that is in this one stays. `PUT
   * /api/account/v1/cluster/remove/agency/{id}` undoes it. `agency.links-changed.v1` is published.
   */
  @Put('add/agency/:id')
  @Can('cluster:edit')
  @HttpCode(204)
  async addAgencyToCluster(
    @Param('id', ParseUUIDPipe) agencyId: string,
    @Query() { clusterId }: ClusterQuery,
  ): Promise<void> {
    await this.memberships.add('CLUSTER', { agencyId, partnerId: clusterId });
  }

  /**
   * Remove an agency from a cluster.
   *
   * @remarks Its people see nothing of the agency any more; a cluster removes its own alone. 404 for
   * an agency that is not in the cluster. `agency.links-changed.v1` is published.
   */
  @Put('remove/agency/:id')
  @Can('cluster:remove-agency')
  @HttpCode(204)
  async removeAgencyFromCluster(
    @Param('id', ParseUUIDPipe) agencyId: string,
    @Query() { clusterId }: ClusterQuery,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.memberships.remove('CLUSTER', { agencyId, partnerId: clusterId }, actor);
  }
}
