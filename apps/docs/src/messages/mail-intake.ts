import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '@palisade/platform';

/** A mail that waits. */
export interface WaitingMail {
  /** What the intake knows it by. */
  name: string;
  /** Bytes. */
  size: number;
}

/** Where mails come in; another one may ask a mail server. */
export abstract class MailIntake {
  /** The mails that wait, the oldest first, at most so many. */
  abstract waiting(limit: number): Promise<WaitingMail[]>;

  /** A mail as it goes over the wire (RFC 5322). */
  abstract read(name: string): Promise<Buffer>;

  /** Puts a mail aside that was taken: it does not wait any more. */
  abstract taken(name: string): Promise<void>;
}

/** The built-in one: each file of a folder is a mail. */
@Injectable()
export class FolderIntake extends MailIntake {
  private readonly folder: string;
  private readonly done: string;

  constructor(config: Config) {
    super();
    this.folder = path.join(config.values.DATA_DIR, 'mail-in');
    this.done = path.join(this.folder, 'taken');
  }

  async waiting(limit: number): Promise<WaitingMail[]> {
    await fs.mkdir(this.done, { recursive: true });
    const files = (await fs.readdir(this.folder)).filter((name) => name.endsWith('.eml')).sort();
    return Promise.all(
      files.slice(0, limit).map(async (name) => {
        const { size } = await fs.stat(path.join(this.folder, name));
        return { name, size };
      }),
    );
  }

  read(name: string): Promise<Buffer> {
    return fs.readFile(path.join(this.folder, name));
  }

  async taken(name: string): Promise<void> {
    await fs.rename(path.join(this.folder, name), path.join(this.done, name));
  }
}
