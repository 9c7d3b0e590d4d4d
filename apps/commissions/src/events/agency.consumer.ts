import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { AgencyLink } from '../agencies/agency-link.entity';
import { Agency } from '../agencies/agency.entity';

@Injectable()
export class AgencyConsumer {
  @Consumes('agency.saved.v1')
  async saved({ data }: CloudEvent<'agency.saved.v1'>, tx: Tx): Promise<void> {
    const { agencyId: id, name, currency, version } = data;
    await saveSnapshot(tx, Agency, { id, name, currency, version });
  }

  @Consumes('agency.links-changed.v1')
  async linked({ data }: CloudEvent<'agency.links-changed.v1'>, tx: Tx): Promise<void> {
    const { agencyId: id, clusterId, version } = data;
    await saveSnapshot(tx, AgencyLink, { id, clusterId, version });
  }
}
