import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { EVENTS } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { LiveEventStore } from '../live-events/live-event-store';

@Injectable()
export class LiveEventConsumer {
  constructor(private readonly store: LiveEventStore) {}

  @Consumes('*')
  async handle(event: CloudEvent, tx: Tx): Promise<void> {
    if (EVENTS[event.type].out.some((outlet) => outlet === 'browser'))
      await this.store.add(event, tx);
  }
}
