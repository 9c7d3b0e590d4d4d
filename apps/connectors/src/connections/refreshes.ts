import { Injectable } from '@nestjs/common';
import { failureOf } from '../outside/tool-client';
import { vendorOf } from '../vendors';
import type { Connection } from './connection.entity';
import { ConnectionsService } from './connections.service';
import { Readings } from './readings';

/** Reads a source again, and keeps what came of it. */
@Injectable()
export class Refreshes {
  constructor(
    private readonly readings: Readings,
    private readonly connections: ConnectionsService,
  ) {}

  /** A failure is kept with the source; what was not foreseen is thrown. */
  async refresh(connection: Connection): Promise<void> {
    const { id, connectorType, secrets } = connection;
    if (secrets === null) return;
    const vendor = vendorOf(connectorType);
    try {
      const read = await this.readings.read(vendor, this.readings.opened(secrets, id));
      await this.connections.keep(connection, read);
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      await this.connections.fail(connection, vendor, failure);
    }
  }
}
