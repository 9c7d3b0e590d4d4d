import { Injectable } from '@nestjs/common';
import { Clock, Config, newId } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import type { Lane } from '../domain/intake-tries';
import { laneOf, longestTry } from '../domain/intake-tries';
import type { NewMail, NotedMail } from './mail-intake';

/** A mail of the ledger that is being tried. */
export interface MailArrival extends NotedMail {
  /** Bytes. */
  size: number;
  noted: Date;
  lane: Lane;
  /** This one included. */
  tries: number;
}

const NOTED_AT_ONCE = 500;

/** The ledger of the mails that arrived: in which order, how often each was tried, and what became of it. */
@Injectable()
export class MailArrivals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Notes mails in the order in which they are given; those that were noted before stay as they are. */
  async note(mails: NewMail[]): Promise<NotedMail[]> {
    const noted: NotedMail[] = [];
    for (let at = 0; at < mails.length; at += NOTED_AT_ONCE) {
      noted.push(...(await this.noteSome(mails.slice(at, at + NOTED_AT_ONCE))));
    }
    return noted;
  }

  /**
   * The first mail of a lane that may be tried; nobody else tries it meanwhile. Mails come in the order of
   * their arrival; one that is tried again stands behind those that have waited since before its last try ended.
   */
  async claim(lane: Lane): Promise<MailArrival | undefined> {
    const now = this.clock.now();
    // Who tries a mail and says nothing for longer has ended.
    const lease = this.config.values.MESSAGE_LEASE_MS + longestTry(lane);
    const [rows]: [MailArrival[]] = await this.dataSource.query(
      `update mail_arrival set tries = tries + 1, next_try = $3
       where id = (
         select id from mail_arrival where state = 'WAITING' and lane = $1 and next_try <= $2
         order by next_try, number limit 1 for update skip locked
       )
       returning id, name, size::int as size, noted, lane, tries`,
      [lane, now, new Date(now.getTime() + lease)],
    );
    return rows[0];
  }

  /** Whether it still waited: another process may have taken it for dead. */
  taken(id: string, em: EntityManager): Promise<boolean> {
    return changed(em, `state = 'TAKEN', error = null where id = $1 and state = 'WAITING'`, [id]);
  }

  /** It goes on at once, in the lane of what takes long. */
  toSlowLane(id: string): Promise<boolean> {
    return changed(
      this.dataSource.manager,
      `lane = 'SLOW', tries = 0, next_try = $2 where id = $1 and state = 'WAITING'`,
      [id, this.clock.now()],
    );
  }

  tryLater(
    id: string,
    { error, afterMs, isCounted }: { error: string; afterMs: number; isCounted: boolean },
  ): Promise<boolean> {
    return changed(
      this.dataSource.manager,
      `error = $2, next_try = $3, tries = tries - $4 where id = $1 and state = 'WAITING'`,
      [id, error, new Date(this.clock.now().getTime() + afterMs), isCounted ? 0 : 1],
    );
  }

  laidAside(id: string, error: string, em: EntityManager): Promise<boolean> {
    return changed(em, `state = 'LAID_ASIDE', error = $2 where id = $1 and state = 'WAITING'`, [
      id,
      error,
    ]);
  }

  /** Its tries begin again, the first at once; false for one that was not laid aside. */
  retry(id: string, em: EntityManager): Promise<boolean> {
    return changed(
      em,
      `state = 'WAITING', tries = 0, error = null, next_try = $2
       where id = $1 and state = 'LAID_ASIDE'`,
      [id, this.clock.now()],
    );
  }

  /** Gives one up that was laid aside; what came stays where it is. */
  discard(id: string, em: EntityManager): Promise<boolean> {
    return changed(em, `state = 'DISCARDED' where id = $1 and state = 'LAID_ASIDE'`, [id]);
  }

  /** One that was laid aside is done with by hand, or is so no more. */
  async settle(id: string, isDone: boolean, em: EntityManager): Promise<void> {
    const [from, to] = isDone ? ['LAID_ASIDE', 'TAKEN'] : ['TAKEN', 'LAID_ASIDE'];
    await changed(em, 'state = $3 where id = $1 and state = $2', [id, from, to]);
  }

  private noteSome(mails: NewMail[]): Promise<NotedMail[]> {
    const columns = [
      mails.map(() => newId()),
      mails.map(({ name }) => name),
      mails.map(({ arrived }) => arrived),
      mails.map(({ size }) => size),
      mails.map(({ size }) => laneOf(size)),
    ];
    // What is there is written over by itself: so it is told too.
    return this.dataSource.query(
      `insert into mail_arrival (id, name, arrived, size, lane, noted, next_try)
       select id, name, arrived, size, lane, $6, $6
       from unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::bigint[], $5::text[])
         with ordinality as came (id, name, arrived, size, lane, place)
       order by place
       on conflict (name, arrived, size) do update set size = mail_arrival.size
       returning id, name`,
      [...columns, this.clock.now()],
    );
  }
}

async function changed(em: EntityManager, change: string, values: unknown[]): Promise<boolean> {
  const sql = `update mail_arrival set ${change} returning 1`;
  const [rows]: [unknown[]] = await em.query(sql, values);
  return rows.length > 0;
}
