import { constants } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '@palisade/platform';
import type { StoreTrouble } from './document-store';
import { DocumentStore } from './document-store';

const DRAFT = '.draft';
/** With less than this no document of an ordinary size can be kept. */
const ROOM_MIN_BYTES = 1024 * 1024;

const TROUBLES: Readonly<Record<string, StoreTrouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EIO: 'away',
  ESTALE: 'away',
  ETIMEDOUT: 'away',
  EMFILE: 'away',
  ENFILE: 'away',
};

/** Keeps documents in a folder of this host, one file each. */
export class FolderStore extends DocumentStore {
  private readonly folder: string;
  private drafts = 0;

  constructor(config: Config) {
    super();
    this.folder = path.join(config.values.DATA_DIR, 'documents');
  }

  override async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  override async sweepDrafts(before: Date): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names.filter((one) => one.endsWith(DRAFT))) {
      const draft = this.pathOf(name);
      const isOld = await stat(draft).then(
        ({ mtime }) => mtime < before,
        () => false,
      );
      if (isOld) await rm(draft, { force: true });
    }
  }

  protected override async write(key: string, content: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    // One of its own for each put: the same bytes may be put by several at once.
    const draft = this.pathOf(`${key}.${process.pid}-${this.drafts++}${DRAFT}`);
    try {
      await writeFile(draft, content, { mode: 0o600, flush: true });
      await rename(draft, this.pathOf(key));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  protected override async read(key: string): Promise<Readable> {
    await access(this.pathOf(key), constants.R_OK);
    return createReadStream(this.pathOf(key));
  }

  protected override async find(key: string): Promise<boolean> {
    return access(this.pathOf(key)).then(
      () => true,
      (error: NodeJS.ErrnoException) => isMissing(error),
    );
  }

  protected override async look(): Promise<StoreTrouble | undefined> {
    await mkdir(this.folder, { recursive: true });
    await access(this.folder, constants.W_OK);
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize < ROOM_MIN_BYTES ? 'full' : undefined;
  }

  protected override troubleOf(error: unknown): StoreTrouble | undefined {
    return TROUBLES[String((error as NodeJS.ErrnoException).code)];
  }

  private pathOf(key: string): string {
    return path.join(this.folder, key);
  }
}

function isMissing(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOENT') return false;
  throw error;
}
