import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { StateOfTrade } from '../snapshots/state-of-trade.entity';

@Injectable()
export class StateSavedConsumer {
  @Consumes('state.saved.v1')
  async handle({ data }: CloudEvent<'state.saved.v1'>, tx: Tx): Promise<void> {
    const { state: id, isOpen, version } = data;
    await saveSnapshot(tx, StateOfTrade, { id, isOpen, version });
  }
}
