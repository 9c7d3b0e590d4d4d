import { createHash } from 'node:crypto';
import { startOf, storedEmail } from '@palisade/kernel';
import type { ReadMail } from '@palisade/platform';
import type { ArrivedMail } from '../domain/intake';
import { triageOf } from '../domain/intake';
import type { DocMessage } from './doc-message.entity';
import type { MailArrival } from './mail-arrivals';
import { isProved, resultsOf } from './sender-proof';

const SUBJECT_MAX = 500;

/** A mail as it is kept first. */
export type NewMessage = Omit<DocMessage, 'searchText'>;

/** A mail of which nothing was read but how large it is. */
export function unreadMessage({ id, name, noted }: MailArrival): NewMessage {
  return {
    msgId: id,
    messageId: null,
    fromName: null,
    fromEmail: null,
    subject: startOf(name, SUBJECT_MAX),
    body: '',
    received: noted,
    docIds: [],
    attached: [],
    triageReason: 'TOO_LARGE',
    triageDetail: null,
    application: null,
    submissionId: null,
    accountId: null,
  };
}

/** A mail that was read, by a host whose word on its sender counts. */
export function readMessage(arrival: MailArrival, mail: ReadMail, host: string): NewMessage {
  const [sender] = mail.senders;
  const fromEmail = sender ? storedEmail(sender.address) : null;
  const isNamedOnce = mail.fields.filter(({ name }) => name === 'from').length === 1;
  const sent = {
    fromEmail,
    isProved:
      fromEmail !== null &&
      isNamedOnce &&
      mail.senders.length === 1 &&
      isProved(fromEmail, resultsOf(mail.fields, host)),
  };
  const triageReason = triageOf({ ...sent, fields: mail.fields, size: arrival.size });
  return {
    ...unreadMessage(arrival),
    msgId: nameOf(arrival, mail, sent),
    messageId: mail.messageId,
    fromName: sender?.name || null,
    fromEmail,
    subject: mail.subject ?? startOf(arrival.name, SUBJECT_MAX),
    body: mail.text,
    triageReason,
  };
}

/** What a stranger calls a mail must be no other's name: only a proved sender's word on it counts. */
function nameOf(
  { id }: MailArrival,
  { messageId }: ReadMail,
  { fromEmail, isProved: isOfSender }: Pick<ArrivedMail, 'fromEmail' | 'isProved'>,
): string {
  if (!messageId || !isOfSender) return id;
  return createHash('sha256').update(`${fromEmail} ${messageId}`).digest('hex');
}
