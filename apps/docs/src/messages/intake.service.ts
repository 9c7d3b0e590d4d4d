import { Inject, Injectable } from '@nestjs/common';
import { RetryLater } from '@palisade/kernel';
import { FileRefused, LOGGER, reach, Transactions } from '@palisade/platform';
import type { Logger } from 'pino';
import { Document } from '../documents/document.entity';
import type { FailedBy } from '../domain/intake-tries';
import { afterFailure, MAIL_TRIES } from '../domain/intake-tries';
import { DocMessage } from './doc-message.entity';
import type { MailArrival } from './mail-arrivals';
import { MailArrivals } from './mail-arrivals';
import { StoreAway } from './mail-files.service';
import type { ReceivedMail } from './mail-reader';
import { MailReader } from './mail-reader';
import { publishReceived } from './message-events';
import { unreadMessage } from './new-message';

const NEVER_ENDED = 'No try came to an end: the service may have ended each time.';
const OURS = 'Something of ours failed; the log of the service says more.';

/** Tries mails that came in, each alone: it is taken, tried again later, or laid aside for people. */
@Injectable()
export class IntakeService {
  constructor(
    private readonly arrivals: MailArrivals,
    private readonly reader: MailReader,
    private readonly transactions: Transactions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Tries a mail once; whatever is wrong with it stays with it. */
  async try(arrival: MailArrival): Promise<void> {
    // The tries before were begun and not heard of again: one more might end the same way.
    if (arrival.tries > MAIL_TRIES) return this.layAside(arrival, NEVER_ENDED);
    try {
      await this.keep(arrival, await this.reader.read(arrival));
    } catch (error) {
      await this.fail(arrival, error);
    }
  }

  /** All of it at once or nothing, the entry in the ledger with it: a mail is kept once. */
  private async keep({ id }: MailArrival, { message, documents }: ReceivedMail): Promise<void> {
    reach('after-files-before-mail');
    await this.transactions.run(async (tx) => {
      const { msgId, fromEmail, triageReason } = message;
      if (!(await this.arrivals.taken(id, tx.em))) return;
      await tx.em.query(`select pg_advisory_xact_lock(hashtext('message ' || $1))`, [msgId]);
      if (await tx.em.existsBy(DocMessage, { msgId })) return;
      await tx.em.insert(DocMessage, message);
      for (const document of documents) await tx.em.insert(Document, document);
      if (triageReason === null && fromEmail) {
        await publishReceived(tx, { ...message, fromEmail });
      }
    });
    reach('after-mail-before-next');
  }

  private async fail(arrival: MailArrival, error: unknown): Promise<void> {
    const { id, lane, tries } = arrival;
    const next = afterFailure(causeOf(error), lane, tries);
    this.logger.warn({ error, mail: id, next: next.to }, 'a mail that came in was not taken');
    const words = error instanceof FileRefused || error instanceof StoreAway ? error.message : OURS;
    if (next.to === 'ASIDE') await this.layAside(arrival, words);
    else if (next.to === 'LATER') await this.arrivals.tryLater(id, { ...next, error: words });
    else await this.arrivals.toSlowLane(id);
  }

  /** Puts it among those that somebody looks at, with the reason. */
  private layAside(arrival: MailArrival, error: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      if (!(await this.arrivals.laidAside(arrival.id, error, tx.em))) return;
      const reason = { triageReason: 'LAID_ASIDE' as const, triageDetail: error };
      await tx.em.insert(DocMessage, { ...unreadMessage(arrival), ...reason });
    });
  }
}

/** What is of a rule is of the mail; another reader might read what is broken or too much for one. */
function causeOf(error: unknown): FailedBy {
  if (error instanceof StoreAway || error instanceof RetryLater) return 'OURS_AWAY';
  if (!(error instanceof FileRefused)) return 'OTHER';
  if (error.reason === 'time') return 'TIME';
  return ['content', 'size', 'type'].includes(error.reason) ? 'RULE' : 'OTHER';
}
