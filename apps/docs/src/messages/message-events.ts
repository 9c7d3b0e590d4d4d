import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { DocMessage } from './doc-message.entity';

/** A mail that says who sent it. */
type SignedMail = Pick<DocMessage, 'msgId' | 'fromName' | 'subject' | 'received' | 'docIds'> & {
  fromEmail: string;
};

/** Publishes that a mail came in that no machine sent. */
export async function publishReceived(
  tx: Tx,
  { msgId, fromName, fromEmail, subject, received, docIds }: SignedMail,
): Promise<void> {
  const facts = { msgId, fromName, fromEmail, subject, docIds };
  const data = { ...facts, received: received.toISOString(), scope: scopeOf({}) };
  await tx.publish({ type: 'mail.received.v1', data });
}
