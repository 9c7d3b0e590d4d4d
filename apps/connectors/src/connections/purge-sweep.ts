import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { Clock, MachineSweep, Transactions } from '@palisade/platform';
import { Connection } from './connection.entity';
import { ConnectorScore } from './connector-score.entity';
import { ConsentStates } from './consent-states';
import { FindingChange } from './finding-change.entity';
import { FindingRow } from './finding.entity';

const HOUR_MS = 3_600_000;

/** Deletes what was read of sources that were disconnected; the record of it is the receipt. */
@Injectable()
export class PurgeSweep extends MachineSweep {
  readonly everyMs = HOUR_MS;
  readonly complaint = 'data of disconnected tools waits to be deleted';

  constructor(
    private readonly transactions: Transactions,
    private readonly states: ConsentStates,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** The ninety days are days of the world, whatever the clock of an agency shows. */
  async pass({ only }: SweptRows): Promise<boolean> {
    if (only) return false;
    const now = this.clock.now();
    return this.transactions.run(async (tx) => {
      const due = await tx.em
        .createQueryBuilder(Connection, 'connection')
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .where('connection.purged is null and connection.purge_at <= :now', { now })
        .orderBy('connection.purge_at')
        .getOne();
      if (!due) {
        await this.states.sweep(tx);
        return false;
      }
      const { id } = due;
      const findings = await tx.em.delete(FindingRow, { connectionId: id });
      const changes = await tx.em.delete(FindingChange, { connectionId: id });
      const scores = await tx.em.delete(ConnectorScore, { connectionId: id });
      const forgotten = { label: null, metadata: {}, score: null, digest: null, problem: null };
      await tx.em.update(Connection, { id }, { ...forgotten, purged: now });
      await tx.record({
        action: 'connection.purge',
        subjectType: 'connection',
        subjectId: id,
        after: {
          findings: findings.affected ?? 0,
          changes: changes.affected ?? 0,
          scores: scores.affected ?? 0,
        },
      });
      return true;
    });
  }
}
