import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { Clock } from '../process/clock';
import type { Mail } from './mailer';
import { Mailer } from './mailer';
import { MessageFolder } from './message-folder';

/** A mail in the local mailbox. */
export interface StoredMail extends Mail {
  from: string;
  /** ISO 8601. */
  sent: string;
}

/** A mailbox in a folder of this host, one file a mail: nothing leaves the machine. */
@Injectable()
export class Mailbox extends Mailer {
  private readonly folder: MessageFolder<StoredMail>;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
    this.folder = new MessageFolder(path.join(config.values.DATA_DIR, 'mailbox'));
  }

  /** Resolves when the whole mail is on disk. */
  async send(mail: Mail): Promise<void> {
    const sent = this.clock.now().toISOString();
    await this.folder.add({ from: this.config.values.MAIL_FROM, sent, ...mail });
  }

  /** The newest mails first, at most 200. */
  list(): Promise<StoredMail[]> {
    return this.folder.list();
  }
}
