import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { CarrierProfile } from '../snapshots/carrier-profile.entity';

@Injectable()
export class CarrierProfileSavedConsumer {
  @Consumes('carrier-profile.saved.v1')
  async handle({ data }: CloudEvent<'carrier-profile.saved.v1'>, tx: Tx): Promise<void> {
    const { profileId: id, scope: _, ...profile } = data;
    await saveSnapshot(tx, CarrierProfile, { id, ...profile });
  }
}
