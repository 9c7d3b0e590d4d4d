import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE_NAME = /^[0-9a-f-]{36}\.json$/;
const MAX_LISTED = 200;

/** A folder of this host with one file a message, for what a deployment would send away. */
export class MessageFolder<Message extends { id: string }> {
  constructor(private readonly folder: string) {}

  /** Resolves when the whole message is on disk. */
  async add(message: Message): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const draft = path.join(this.folder, `${message.id}.draft`);
    await writeFile(draft, JSON.stringify(message), { mode: 0o600 });
    await rename(draft, path.join(this.folder, `${message.id}.json`));
  }

  /** The newest messages first, at most 200. */
  async list(): Promise<Message[]> {
    const names = await readdir(this.folder).catch(() => []);
    const newest = names
      .filter((name) => FILE_NAME.test(name))
      .sort()
      .reverse()
      .slice(0, MAX_LISTED);
    const texts = newest.map((name) => readFile(path.join(this.folder, name), 'utf8'));
    return (await Promise.all(texts)).map((text) => JSON.parse(text) as Message);
  }
}
