import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { Treaty } from '../snapshots/treaty.entity';

/** Keeps whose treaty it is: a reinsurer sees the claims of the policies under its own. */
@Injectable()
export class TreatySavedConsumer {
  @Consumes('treaty.saved.v1')
  async handle({ data }: CloudEvent<'treaty.saved.v1'>, tx: Tx): Promise<void> {
    const { treatyId: id, reinsurerId, cededPct, version } = data;
    await saveSnapshot(tx, Treaty, { id, reinsurerId, cededPct: String(cededPct), version });
  }
}
