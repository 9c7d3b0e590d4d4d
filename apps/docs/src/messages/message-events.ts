import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { DocMessage } from './doc-message.entity';

/** A mail that says who sent it, with what was entered in an application of ours. */
type SignedMail = Pick<
  DocMessage,
  'msgId' | 'fromName' | 'subject' | 'received' | 'docIds' | 'application'
> & { fromEmail: string };

/** Publishes that a mail came in of a sender who proved to be one, or whom somebody vouches for. */
export async function publishReceived(tx: Tx, { received, ...mail }: SignedMail): Promise<void> {
  const { msgId, fromName, fromEmail, subject, docIds, application } = mail;
  const facts = { msgId, fromName, fromEmail, subject, docIds, application };
  const data = { ...facts, received: received.toISOString(), scope: scopeOf({}) };
  await tx.publish({ type: 'mail.received.v1', data });
}
