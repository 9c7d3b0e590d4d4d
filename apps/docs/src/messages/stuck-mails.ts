import { Injectable } from '@nestjs/common';
import type { StuckItem } from '@palisade/platform';
import { LISTED_AT_MOST, StuckWork } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { DocMessage } from './doc-message.entity';
import { MailArrivals } from './mail-arrivals';

/** Mails that could not be taken, and were laid aside. */
@Injectable()
export class StuckMails extends StuckWork {
  readonly kind = 'mail';

  constructor(
    private readonly dataSource: DataSource,
    private readonly arrivals: MailArrivals,
  ) {
    super();
  }

  list(): Promise<StuckItem[]> {
    return this.dataSource.query(
      `select id, 'mail' as type, name as subject, tries as attempts, error, noted as since,
              true as "isRetryable", true as "isDiscardable"
       from mail_arrival where state = 'LAID_ASIDE' order by number limit $1`,
      [LISTED_AT_MOST],
    );
  }

  async count(): Promise<number> {
    const [{ count }]: [{ count: number }] = await this.dataSource.query(
      `select count(*)::int as count from mail_arrival where state = 'LAID_ASIDE'`,
    );
    return count;
  }

  /** Its tries begin again, and it is in no list until they end. */
  retry(id: string): Promise<boolean> {
    return this.dataSource.transaction((em) => this.release(id, em));
  }

  /** What came stays in the place where mails come in. */
  override async discard(id: string, em: EntityManager): Promise<boolean> {
    if (!(await this.arrivals.discard(id, em))) return false;
    await em.delete(DocMessage, { msgId: id });
    return true;
  }

  /** Lets it be tried again if `em` commits; false for one that was not laid aside. */
  async release(id: string, em: EntityManager): Promise<boolean> {
    if (!(await this.arrivals.retry(id, em))) return false;
    await em.delete(DocMessage, { msgId: id });
    return true;
  }
}
