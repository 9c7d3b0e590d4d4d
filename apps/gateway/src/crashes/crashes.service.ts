import { Injectable } from '@nestjs/common';
import type { CrashReport } from '@palisade/kernel';
import { scrubbedCrash } from '@palisade/kernel';
import { Clock, newId, Transactions } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { Crash } from './crash.entity';
import type { CrashResponse } from './crashes.dto';
import { toCrashResponse } from './crashes.dto';

/** Crashes that are kept; whoever has no session may report one, so there is an end to them. */
const KEPT = 200;

/** What consoles report of themselves, each crash once with how often it was. */
@Injectable()
export class CrashesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a report without what may be of a person. Others make room for it: first those that were
   * reported once, of these the one seen longest ago.
   */
  report(sent: CrashReport): Promise<void> {
    return this.transactions.run(async ({ em }) => {
      const { message, place, version, frames } = scrubbedCrash(sent);
      await em.query(`select pg_advisory_xact_lock(hashtext('crash'))`);
      const [{ id }]: { id: string }[] = await em.query(
        `insert into crash (id, message, place, version, frames, count, first_seen, last_seen)
         values ($1, $2, $3, $4, $5, 1, $6, $6)
         on conflict (message, place, version)
         do update set count = crash.count + 1, last_seen = excluded.last_seen
         returning id`,
        [newId(), message, place, version, JSON.stringify(frames), this.clock.now()],
      );
      await em.query(
        `delete from crash where id in
         (select id from crash
          order by id = $2 desc, count > 1 desc, last_seen desc, id desc offset $1)`,
        [KEPT, id],
      );
    });
  }

  /** All that are kept, the one seen last first. */
  async list(): Promise<CrashResponse[]> {
    const order = { lastSeen: 'DESC', id: 'DESC' } as const;
    const crashes = await this.dataSource.manager.find(Crash, { order, take: KEPT });
    return crashes.map(toCrashResponse);
  }
}
