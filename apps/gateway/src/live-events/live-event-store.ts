import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { audienceOf } from '../domain/audience';
import type { StoredLiveEvent } from './live-event';
import { factsOf } from './live-event';

/** Writers follow one another, so that a higher sequence is never visible before a lower one. */
const ORDER_LOCK = 7_310_011;
const PRUNE_MS = 60_000;
const MAX_BEHIND = 1_000;

/** The events after a sequence, each with the partners of its agency, account and treaties of this moment. */
const AFTER = `
  select sequence, event.id, type, subject, time, facts,
    audience || jsonb_build_object(
      'clusterId', agency.cluster_id,
      'aggregatorIds', to_jsonb(array_remove(array[agency.aggregator_id, account.aggregator_id], null)) ||
        case when account.id is null then coalesce(audience -> 'aggregatorIds', '[]') else '[]' end,
      'reinsurerIds', (
        select coalesce(jsonb_agg(distinct treaty.reinsurer_id), '[]') from treaty_link treaty
        where audience -> 'treatyIds' ? treaty.id::text
      ),
      'msspIds', case when account.id is null then audience -> 'msspIds' else to_jsonb(account.mssp_ids) end
    ) as audience
  from live_event event
  left join agency_link agency on agency.id = (audience ->> 'agencyId')::uuid
  left join account_link account on account.id = (audience ->> 'accountId')::uuid
  where sequence > $1 order by sequence limit $2
`;

/** The live events of the last hour: every gateway reads them, whichever consumed them. */
@Injectable()
export class LiveEventStore implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.prune().catch(() => undefined), PRUNE_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Keeps an event and wakes the hub of every gateway when the transaction commits. */
  async add(event: CloudEvent, tx: Tx): Promise<void> {
    const { id, type, subject, time, data } = event;
    await tx.em.query('select pg_advisory_xact_lock($1)', [ORDER_LOCK]);
    await tx.em.query(
      `with added as (
         insert into live_event (id, type, subject, time, audience, facts)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning sequence
       ) select pg_notify('live_event', sequence::text) from added`,
      [id, type, subject, time, audienceOf(type, data), factsOf(event)],
    );
  }

  /** The events after a sequence, the oldest first. */
  after(sequence: string): Promise<StoredLiveEvent[]> {
    return this.dataSource.query(AFTER, [sequence, MAX_BEHIND]);
  }

  /** The sequence of an event that a browser heard last; undefined when it is gone. */
  async sequenceOf(id: string): Promise<string | undefined> {
    const rows: { sequence: string }[] = await this.dataSource.query(
      'select sequence from live_event where id = $1',
      [id],
    );
    return rows[0]?.sequence;
  }

  /** The newest sequence. */
  async last(): Promise<string> {
    const [row]: { last: string }[] = await this.dataSource.query(
      'select coalesce(max(sequence), 0)::text as last from live_event',
    );
    return row.last;
  }

  private async prune(): Promise<void> {
    await this.dataSource.query(
      `delete from live_event where time < now() - interval '1 hour'
         and sequence < (select max(sequence) from live_event)`,
    );
  }
}
