import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { typesOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { DeliveriesService } from '../deliveries/deliveries.service';

/** Everything that webhooks are told of. */
@Injectable()
export class EveryEventConsumer {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Consumes(...typesOf('webhook'))
  async handle(event: CloudEvent, tx: Tx): Promise<void> {
    await this.deliveries.plan(event, tx);
  }
}
