import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';

@Injectable()
export class ApiKeySavedConsumer {
  @Consumes('api-key.saved.v1')
  async handle({ data }: CloudEvent<'api-key.saved.v1'>, tx: Tx): Promise<void> {
    await tx.em.query(
      `insert into api_client as known (id, organization_id, name, version)
       values ($1, $2, $3, $4)
       on conflict (id) do update set name = $3, version = $4 where known.version < $4`,
      [data.clientId, data.organizationId, data.name, data.version],
    );
  }
}
