import { Injectable } from '@nestjs/common';
import { DomainClock, earliestOf, Sweep } from '@palisade/platform';
import type { SweptRows } from '@palisade/platform';
import { narrowTo } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { Document } from '../documents/document.entity';
import { DocumentStore } from '../store/document-store';

const HOUR_MS = 3_600_000;
const KEPT_MS = 24 * HOUR_MS;
const BATCH = 100;

/** Takes away temporary files that nobody kept within a day, and their bytes. */
@Injectable()
export class TemporarySweep extends Sweep {
  readonly everyMs = HOUR_MS;
  readonly complaint = 'Temporary documents could not be taken away';

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
    private readonly store: DocumentStore,
  ) {
    super();
  }

  async next(rows: SweptRows): Promise<Date | null> {
    const since = new Date(this.clock.now().getTime() - KEPT_MS);
    const query = this.dataSource
      .createQueryBuilder(Document, 'document')
      .where('document.temp and document.removed is null and document.created >= :since', {
        since,
      });
    const created = await earliestOf(
      narrowTo(rows, 'document.agencyId', query),
      'document.created',
    );
    // The first moment at which more than that has passed.
    return created && new Date(created.getTime() + KEPT_MS + 1);
  }

  async pass(rows: SweptRows): Promise<boolean> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - KEPT_MS);
    const query = this.dataSource
      .createQueryBuilder(Document, 'document')
      .select('document.id')
      .where('document.temp and document.removed is null and document.created < :before', {
        before,
      });
    const due = await narrowTo(rows, 'document.agencyId', query).limit(BATCH).getMany();
    if (!due.length) return false;
    await this.dataSource.transaction(async (em) => {
      // One that somebody keeps at this moment stays, bytes and all.
      const [taken]: [{ id: string }[]] = await em.query(
        `update document set removed = $2
         where id = any($1) and temp and removed is null returning id`,
        [due.map(({ id }) => id), now],
      );
      // The bytes go first: whatever ends this before the commit leaves the files due once more.
      for (const { id } of taken) await this.store.remove(id);
    });
    return due.length === BATCH;
  }
}
