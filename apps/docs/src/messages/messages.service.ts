import { Injectable } from '@nestjs/common';
import { DomainError, isStaff } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Transactions } from '@palisade/platform';
import { DocMessage } from './doc-message.entity';
import { publishReceived } from './message-events';
import { messageNotFound } from './messages.queries';
import { StuckMails } from './stuck-mails';

/** What people decide on mails that wait to be looked at. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly stuck: StuckMails,
  ) {}

  /** Takes a mail for one of the sender that it names, though no host vouches for that. */
  async accept(msgId: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const message = await lockMessage(tx, msgId, actor);
      const { triageReason, submissionId, fromEmail } = message;
      if (triageReason !== 'UNPROVED' || submissionId || !fromEmail) {
        throw new DomainError('MESSAGE_NOT_UNPROVED', 'This mail does not wait for a proof.', 409);
      }
      const after = { triageReason: null };
      await tx.em.update(DocMessage, { msgId }, after);
      await publishReceived(tx, { ...message, fromEmail });
      const states = { before: { triageReason }, after };
      await tx.record({ action: 'docmessage.accept', ...subjectOf(msgId), ...states });
    });
  }

  /** Has a mail tried again that was laid aside. */
  async retry(msgId: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { triageReason } = await lockMessage(tx, msgId, actor);
      const isTried = triageReason === 'LAID_ASIDE' && (await this.stuck.release(msgId, tx.em));
      if (!isTried) {
        throw new DomainError('MESSAGE_NOT_ASIDE', 'This mail was not laid aside.', 409);
      }
      await tx.record({ action: 'docmessage.retry', ...subjectOf(msgId) });
    });
  }
}

const subjectOf = (subjectId: string) => ({ subjectType: 'docmessage', subjectId });

/** The mail, locked; 404 when it does not exist or is not the caller's to see. */
async function lockMessage({ em }: Tx, msgId: string, actor: Actor): Promise<DocMessage> {
  const query = em
    .createQueryBuilder(DocMessage, 'message')
    .where('message.msgId = :msgId', { msgId })
    .setLock('pessimistic_write');
  const message = isStaff(actor) ? await query.getOne() : null;
  return message ?? messageNotFound();
}
