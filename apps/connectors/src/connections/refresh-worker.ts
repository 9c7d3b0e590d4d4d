import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { SecurityConnectorType } from '@palisade/contracts';
import { Clock, fixed, LOGGER } from '@palisade/platform';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LEASE_MS } from './live-sources';
import { Refreshes } from './refreshes';

const POLL_MS = 5_000;
const BATCH_SIZE = 20;

interface DueSource {
  id: string;
  connectorType: SecurityConnectorType;
}

const CLAIM = fixed(
  'connection.claim',
  `
  with due as (
    select id from connection
    where next_refresh <= $1 and removed is null and connector_type <> all($4)
    order by next_refresh for update skip locked limit $3
  )
  update connection set next_refresh = $2 where id in (select id from due)
  returning id, connector_type as "connectorType"
`,
);

/**
 * Reads the sources that are due, those of each tool in a row of their own: a slow tool delays no
 * other.
 */
@Injectable()
export class RefreshWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private isStopping = false;
  private readonly busy = new Map<SecurityConnectorType, Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly refreshes: Refreshes,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.begin().catch((error: unknown) => this.logger.warn({ error }, 'security tools wait'));
    }, POLL_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.idle();
  }

  /** When nothing is being read. */
  async idle(): Promise<void> {
    await Promise.all(this.busy.values());
  }

  /** Begins to read what is due of the tools that are not being read; several processes may. */
  async begin(): Promise<void> {
    const due = await this.claim();
    const types = new Set(due.map(({ connectorType }) => connectorType));
    for (const type of types) {
      const own = due.filter(({ connectorType }) => connectorType === type);
      const before = this.busy.get(type) ?? Promise.resolve();
      const reading = before.then(() => this.readAll(own));
      this.busy.set(type, reading);
      void reading.finally(() => this.busy.get(type) === reading && this.busy.delete(type));
    }
  }

  private async claim(): Promise<DueSource[]> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const asked = [now, until, BATCH_SIZE, [...this.busy.keys()]];
    const [rows]: [DueSource[]] = await this.dataSource.query(CLAIM, asked);
    return rows;
  }

  private async readAll(due: readonly DueSource[]): Promise<void> {
    for (const { id } of due) {
      if (this.isStopping) return;
      await this.refreshes
        .refresh(id)
        .catch((error: unknown) =>
          this.logger.error({ error, connection: id }, 'a security tool was not read'),
        );
    }
  }
}
