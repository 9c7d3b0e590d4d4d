import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { saveAgency, saveAgencyLinks } from '../snapshots/save-links';

@Injectable()
export class AgencySavedConsumer {
  @Consumes('agency.saved.v1')
  async save({ data }: CloudEvent<'agency.saved.v1'>, tx: Tx): Promise<void> {
    const {
      agencyId: id,
      name,
      canIssue,
      noticesByHand = false,
      programs,
      deleted,
      version,
    } = data;
    const terms = { canIssue: canIssue && !deleted, noticesByHand, programs };
    await saveAgency(tx, { id, name, ...terms, version });
  }

  @Consumes('agency.links-changed.v1')
  async saveLinks({ data }: CloudEvent<'agency.links-changed.v1'>, tx: Tx): Promise<void> {
    const { agencyId: id, clusterId, aggregatorId, version } = data;
    await saveAgencyLinks(tx, { id, clusterId, aggregatorId, version });
  }
}
