import type { StoredMail, StoredText } from '@palisade/platform';
import { Mailbox, MessageCarrier, TextBox } from '@palisade/platform';
import { eventually } from './eventually';
import type { TestApp } from './start-app';

type Sender = Pick<TestApp, 'app' | 'dataSource'>;

/** The mails that a service has sent, the newest first, once each that waits was tried. */
export async function sentMails(sender: Sender): Promise<StoredMail[]> {
  await everyMessageTried(sender);
  return sender.app.get(Mailbox).list();
}

/** The text messages that a service has sent, the newest first, once each that waits was tried. */
export async function sentTexts(sender: Sender): Promise<StoredText[]> {
  await everyMessageTried(sender);
  return sender.app.get(TextBox).list();
}

async function everyMessageTried({ app, dataSource }: Sender): Promise<void> {
  await eventually(async () => {
    const untried = await dataSource.query('select 1 from outgoing_message where attempts = 0');
    return untried.length === 0;
  });
  await app.get(MessageCarrier).settled();
}
