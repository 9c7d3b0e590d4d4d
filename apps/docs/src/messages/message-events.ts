import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { FilledForm } from '../rendering/read-form';
import type { DocMessage } from './doc-message.entity';

/** A mail that says who sent it. */
type SignedMail = Pick<DocMessage, 'msgId' | 'fromName' | 'subject' | 'received' | 'docIds'> & {
  fromEmail: string;
  /** What was entered in an application of ours. */
  application: FilledForm | null;
};

/** Publishes that a mail came in that no machine sent. */
export async function publishReceived(tx: Tx, { received, ...mail }: SignedMail): Promise<void> {
  const { msgId, fromName, fromEmail, subject, docIds, application } = mail;
  const facts = { msgId, fromName, fromEmail, subject, docIds, application };
  const data = { ...facts, received: received.toISOString(), scope: scopeOf({}) };
  await tx.publish({ type: 'mail.received.v1', data });
}
