import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { typesOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { LiveEventStore } from '../live-events/live-event-store';

@Injectable()
export class LiveEventConsumer {
  constructor(private readonly store: LiveEventStore) {}

  @Consumes(...typesOf('browser'))
  handle(event: CloudEvent, tx: Tx): Promise<void> {
    return this.store.add(event, tx);
  }
}
