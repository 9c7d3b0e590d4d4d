import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Broker } from '../broker/broker';
import type { OutboxState } from '../telemetry/outbox-state';
import { outboxState } from '../telemetry/outbox-state';
import { StuckWork } from './stuck-work';

/** What an operator asks of the parts below a service. */
@Injectable()
export class OperationsParts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly broker: Broker,
    private readonly discovery: DiscoveryService,
  ) {}

  /** The kinds of work that can get stuck in this service. */
  kinds(): StuckWork[] {
    const instances = this.discovery.getProviders().map(({ instance }): unknown => instance);
    return instances.filter((instance) => instance instanceof StuckWork);
  }

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
