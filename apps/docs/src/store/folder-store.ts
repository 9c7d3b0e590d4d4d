import { constants } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '@palisade/platform';
import { DocumentStore } from './document-store';

/** Keeps documents in a folder of this host, one file each. */
export class FolderStore extends DocumentStore {
  private readonly folder: string;

  constructor(config: Config) {
    super();
    this.folder = path.join(config.values.DATA_DIR, 'documents');
  }

  async put(docId: string, content: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const draft = `${this.pathOf(docId)}.draft`;
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await rename(draft, this.pathOf(docId));
  }

  async open(docId: string): Promise<Readable> {
    await access(this.pathOf(docId), constants.R_OK);
    return createReadStream(this.pathOf(docId));
  }

  private pathOf(docId: string): string {
    return path.join(this.folder, docId);
  }
}
