import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { CarrierPaper } from '../snapshots/carrier-paper.entity';

@Injectable()
export class CarrierProfileSavedConsumer {
  @Consumes('carrier-profile.saved.v1')
  async handle({ data }: CloudEvent<'carrier-profile.saved.v1'>, tx: Tx): Promise<void> {
    const { profileId: id, carrierId, name, code, products, isSurplus, deleted, version } = data;
    const row = { id, carrierId, name, code, products, isSurplus, deleted, version };
    await saveSnapshot(tx, CarrierPaper, row);
  }
}
