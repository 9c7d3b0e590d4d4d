import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '@palisade/platform';

/** A mail that came in and is not noted yet. */
export interface NewMail {
  /** What the place knows it by. */
  name: string;
  /** Bytes. */
  size: number;
  /** When it came. */
  arrived: Date;
}

/** A mail that the ledger knows. */
export interface NotedMail {
  id: string;
  name: string;
}

/** Where mails come in; another one may ask a mail server. */
export abstract class MailIntake {
  /** The mails that came in and were not put aside, in the order of their arrival. */
  abstract arrived(): Promise<NewMail[]>;

  /** Puts a mail aside that was noted: it is new no more. One that was put aside before stays. */
  abstract putAside(mail: NotedMail): Promise<void>;

  /** A mail as it goes over the wire (RFC 5322), put aside or on its way there. */
  abstract read(mail: NotedMail): Promise<Buffer>;
}

/** The built-in one: each file of a folder is a mail. */
@Injectable()
export class FolderIntake extends MailIntake {
  private readonly folder: string;
  private readonly aside: string;

  constructor(config: Config) {
    super();
    this.folder = path.join(config.values.DATA_DIR, 'mail-in');
    this.aside = path.join(this.folder, 'noted');
  }

  async arrived(): Promise<NewMail[]> {
    await fs.mkdir(this.aside, { recursive: true });
    const entries = await fs.readdir(this.folder, { withFileTypes: true });
    const names = entries.filter((one) => one.isFile() && one.name.endsWith('.eml'));
    const found = await Promise.all(names.map(({ name }) => this.look(name)));
    return found
      .flat()
      .sort((one, other) => +one.arrived - +other.arrived || (one.name < other.name ? -1 : 1));
  }

  async putAside({ id, name }: NotedMail): Promise<void> {
    await fs.rename(path.join(this.folder, name), this.placeOf(id)).catch(isGone);
  }

  async read({ id, name }: NotedMail): Promise<Buffer> {
    const kept = await fs.readFile(this.placeOf(id)).catch(isGone);
    return kept ?? fs.readFile(path.join(this.folder, name));
  }

  /** Nothing of one that another process put aside meanwhile. */
  private async look(name: string): Promise<NewMail[]> {
    const found = await fs.stat(path.join(this.folder, name)).catch(isGone);
    return found ? [{ name, size: found.size, arrived: new Date(Math.floor(found.mtimeMs)) }] : [];
  }

  private placeOf(id: string): string {
    return path.join(this.aside, `${id}.eml`);
  }
}

function isGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
