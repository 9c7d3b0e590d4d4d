import { Inject, Injectable } from '@nestjs/common';
import { Broker } from '../broker/broker';
import { SERVICE_NAME } from '../config/tokens';
import type { StuckItem } from './stuck-work';
import { StuckWork } from './stuck-work';

/** Events that no consumer of the service could handle; failed prints of documents among them. */
@Injectable()
export class DeadLetters extends StuckWork {
  readonly kind = 'dead-letter';

  constructor(
    private readonly broker: Broker,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {
    super();
  }

  async list(): Promise<StuckItem[]> {
    const dead = await this.broker.dead(this.service);
    return dead.map(({ id, topic: type, subject, attempts, error, died: since }) => {
      return { id, type, subject, attempts, error, since, isRetryable: true };
    });
  }

  count(): Promise<number> {
    return this.broker.countDead(this.service);
  }

  retry(id: string): Promise<boolean> {
    return this.broker.revive(this.service, id);
  }
}
