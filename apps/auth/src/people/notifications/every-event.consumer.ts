import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { NOTICED_EVENTS } from './noticed-events';
import { NoticesService } from './notices.service';

/** Everything that people are told of, and who works on what. */
@Injectable()
export class EveryEventConsumer {
  constructor(private readonly notices: NoticesService) {}

  @Consumes(...NOTICED_EVENTS)
  async handle(event: CloudEvent, tx: Tx): Promise<void> {
    await this.notices.follow(event, tx);
    await this.notices.tell(event, tx);
  }
}
