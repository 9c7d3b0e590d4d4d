import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';
import { Clock } from '../process/clock';
import type { Attachment, Mail } from './mailer';
import { Mailer } from './mailer';
import { MessageFolder } from './message-folder';

/** A mail in the local mailbox. */
export interface StoredMail extends Omit<Mail, 'attachments'> {
  from: string;
  /** ISO 8601. */
  sent: string;
  /** The files that came with it, each by its place. */
  attachments?: Pick<Attachment, 'name' | 'type'>[];
}

/** A mailbox in a folder of this host, one file a mail: nothing leaves the machine. */
@Injectable()
export class Mailbox extends Mailer {
  private readonly folder: MessageFolder<StoredMail>;
  private readonly files: string;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
    const { DATA_DIR } = config.values;
    this.folder = new MessageFolder(path.join(DATA_DIR, 'mailbox'));
    this.files = path.join(DATA_DIR, 'mailbox-files');
  }

  /** Resolves when the whole mail is on disk. */
  async send({ attachments, ...mail }: Mail): Promise<void> {
    const sent = this.clock.now().toISOString();
    const files = attachments && (await this.keep(mail.id, attachments));
    await this.folder.add({
      from: this.config.values.MAIL_FROM,
      sent,
      ...mail,
      attachments: files,
    });
  }

  /** The newest mails first, at most 200. */
  list(): Promise<StoredMail[]> {
    return this.folder.list();
  }

  /** A file that came with a mail, by its place from 0. */
  read(mailId: string, at: number): Promise<Buffer> {
    return readFile(this.fileOf(mailId, at));
  }

  private async keep(mailId: string, files: Attachment[]): Promise<StoredMail['attachments']> {
    await mkdir(this.files, { recursive: true });
    for (const [at, { content }] of files.entries()) {
      await writeFile(this.fileOf(mailId, at), content, { encoding: 'base64', mode: 0o600 });
    }
    return files.map(({ name, type }) => ({ name, type }));
  }

  private fileOf(mailId: string, at: number): string {
    return path.join(this.files, `${mailId}.${at}`);
  }
}
