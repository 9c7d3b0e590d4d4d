import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '@palisade/platform';

const NO_CONSOLE = 'none';

/** What is known of the console that this gateway serves. */
@Injectable()
export class ConsoleBuild {
  private readonly startedAt = new Date();

  constructor(private readonly config: Config) {}

  /** The page that loads the console, as built; null before a build. */
  async page(): Promise<string | null> {
    return readFile(this.pagePath(), 'utf8').catch(() => null);
  }

  /** Whether the build has a file of this name. */
  async has(name: string): Promise<boolean> {
    const root = path.resolve(this.config.values.CONSOLE_DIR);
    const file = path.join(root, name);
    if (!file.startsWith(root + path.sep)) return false;
    return stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
  }

  /** Changes with every build, because the page names its files by their content. */
  async version(): Promise<string> {
    const page = await this.page();
    return page ? createHash('sha256').update(page).digest('hex').slice(0, 12) : NO_CONSOLE;
  }

  /** When this version was deployed: as configured, or when it was built. */
  async deployedAt(): Promise<string> {
    const { DEPLOYED_AT } = this.config.values;
    if (DEPLOYED_AT) return new Date(DEPLOYED_AT).toISOString();
    const file = await stat(this.pagePath()).catch(() => undefined);
    return (file?.mtime ?? this.startedAt).toISOString();
  }

  private pagePath(): string {
    return path.join(this.config.values.CONSOLE_DIR, 'index.html');
  }
}
