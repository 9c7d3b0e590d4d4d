import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';

@Injectable()
export class AgencyLinksChangedConsumer {
  @Consumes('agency.links-changed.v1')
  async handle({ data }: CloudEvent<'agency.links-changed.v1'>, tx: Tx): Promise<void> {
    await tx.em.query(
      `insert into agency_link as known (agency_id, aggregator_id, cluster_id, version)
       values ($1, $2, $3, $4)
       on conflict (agency_id) do update set aggregator_id = $2, cluster_id = $3, version = $4
         where known.version < $4`,
      [data.agencyId, data.aggregatorId, data.clusterId, data.version],
    );
  }
}
