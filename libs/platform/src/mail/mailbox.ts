import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { Config } from '../config';
import { newId } from '../ids';
import type { Mail } from './mailer';
import { Mailer } from './mailer';

/** A mail in the local mailbox. */
export interface StoredMail extends Mail {
  id: string;
  from: string;
  /** ISO 8601. */
  sent: string;
}

const FILE_NAME = /^[0-9a-f-]{36}\.json$/;

/** A mailbox in a folder of this host, one file a mail: nothing leaves the machine. */
@Injectable()
export class Mailbox extends Mailer {
  private readonly folder: string;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
    this.folder = path.join(config.values.DATA_DIR, 'mailbox');
  }

  /** Resolves when the whole mail is on disk. */
  async send(mail: Mail): Promise<void> {
    const id = newId();
    const sent = this.clock.now().toISOString();
    const stored: StoredMail = { id, from: this.config.values.MAIL_FROM, sent, ...mail };
    await mkdir(this.folder, { recursive: true });
    const draft = path.join(this.folder, `${id}.draft`);
    await writeFile(draft, JSON.stringify(stored), { mode: 0o600 });
    await rename(draft, path.join(this.folder, `${id}.json`));
  }

  /** The newest mails first, at most 200. */
  async list(): Promise<StoredMail[]> {
    const names = await readdir(this.folder).catch(() => []);
    const newest = names
      .filter((name) => FILE_NAME.test(name))
      .sort()
      .reverse();
    const texts = newest
      .slice(0, 200)
      .map((name) => readFile(path.join(this.folder, name), 'utf8'));
    return (await Promise.all(texts)).map((text) => JSON.parse(text) as StoredMail);
  }
}
