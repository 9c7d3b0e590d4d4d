import { Controller, HttpCode, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { ClusterQuery } from './clusters.dto';
import { ClustersService } from './clusters.service';

@ApiTags('clusters')
@Controller('api/account/v1/cluster')
export class ClustersController {
  constructor(private readonly clusters: ClustersService) {}

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
    await this.clusters.add({ agencyId, clusterId });
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
    await this.clusters.remove({ agencyId, clusterId }, actor);
  }
}
