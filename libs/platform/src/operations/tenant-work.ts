import { Inject, Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { DataSource } from 'typeorm';
import { Broker } from '../broker/broker';
import { SERVICE_NAME } from '../config/tokens';
import { ConsumerRegistry } from '../events/consumer-registry';

const FOLLOWED_AT_MOST = 1_000;

const UNHANDLED = `
  select due.id from unnest($1::text[], $2::uuid[]) as due (consumer, id)
  where not exists (
    select 1 from inbox where inbox.consumer = due.consumer and inbox.event_id = due.id
  )
`;

const PUBLISHED = `
  select body from outbox
  where created >= $2 and parked is null and body -> 'data' -> 'scope' ->> 'agencyId' = $1
  order by sequence limit ${FOLLOWED_AT_MOST}
`;

/** What this service has done and has still to do for a tenant. */
@Injectable()
export class TenantWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: ConsumerRegistry,
    private readonly broker: Broker,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  /** How many events, their ids given by type, consumers here have yet to handle. */
  async unhandled(events: Record<string, string[]>): Promise<number> {
    const due = this.registry
      .find()
      .flatMap(({ name, types }) =>
        [...types].flatMap((type) => (events[type] ?? []).map((id) => ({ name, id }))),
      );
    const columns = [due.map(({ name }) => name), due.map(({ id }) => id)];
    const waiting: { id: string }[] = await this.dataSource.query(UNHANDLED, columns);
    if (!waiting.length) return 0;
    // A dead event waits for a person, and nobody waits for that.
    const dead = new Set((await this.broker.dead(this.service)).map(({ id }) => id));
    return waiting.filter(({ id }) => !dead.has(id)).length;
  }

  /** The events of a tenant that this service published since then, the first ones of very many. */
  async published(organizationId: string, since: Date): Promise<CloudEvent[]> {
    const rows: { body: CloudEvent }[] = await this.dataSource.query(PUBLISHED, [
      organizationId,
      since,
    ]);
    return rows.map(({ body }) => body);
  }
}
