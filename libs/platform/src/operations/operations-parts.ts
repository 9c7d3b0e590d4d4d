import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Broker } from '../broker/broker';
import type { JobsState } from '../jobs/jobs-state';
import { jobsState } from '../jobs/jobs-state';
import type { OutboxState } from '../outbox/outbox-state';
import { outboxState } from '../outbox/outbox-state';
import { statesOf } from '../process/health-part';
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

  jobs(): Promise<JobsState> {
    return jobsState(this.dataSource.manager);
  }

  /** Events that the consumers of a service could not handle. */
  countDead(service: string): Promise<number> {
    return this.broker.countDead(service);
  }

  /** How the parts stand that only some services have. */
  others(): Promise<Record<string, string>> {
    return statesOf(this.discovery);
  }

  isBrokerUp(): Promise<boolean> {
    return this.broker.ping().then(
      () => true,
      () => false,
    );
  }
}
