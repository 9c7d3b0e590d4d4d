import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Broker } from '../broker/broker';
import type { OutboxState } from '../telemetry/outbox-state';
import { outboxState } from '../telemetry/outbox-state';

/** What an operator asks of the parts below a service. */
@Injectable()
export class OperationsParts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly broker: Broker,
  ) {}

  outbox(): Promise<OutboxState> {
    return outboxState(this.dataSource.manager);
  }

  isBrokerUp(): Promise<boolean> {
    return this.broker.ping().then(
      () => true,
      () => false,
    );
  }
}
