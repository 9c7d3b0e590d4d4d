import type { OnApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runOutside } from '../context/context';
import { fixed } from '../database/fixed-statements';
import { Clock } from '../process/clock';

const LOOK_MS = 1_000;

/** What a part of the platform asks its database every second. */
export interface Watched {
  /** An SQL expression of one value, answered by an index; `$1` is what the clock shows. */
  sql: string;
  /** Hears the value each second. */
  onValue?: (value: unknown) => void;
  /** Hears that it is another than before, at first too; again when it fails. */
  onChange?: () => Promise<void>;
}

/**
 * The net below what commits wake: it finds what other processes of the service left, or one that died.
 * Everything that is watched for is asked in one statement a second, however much that is.
 */
@Injectable()
export class Watch implements OnApplicationShutdown {
  private readonly watched = new Map<string, Watched>();
  private readonly last = new Map<string, unknown>();
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private text = '';

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** From now on asks this too. */
  add(name: string, watched: Watched): void {
    this.watched.set(name, watched);
    const columns = [...this.watched].map(([key, { sql }]) => `(${sql}) as "${key}"`);
    // The time has a column of its own, so that the parameter is one of each statement.
    this.text = `select ${columns.join(', ')}, $1::timestamptz as "at"`;
    const names = [...this.watched.keys()].join('+');
    fixed(`watch.${names}`, this.text);
    this.timer ??= setInterval(() => {
      this.running ??= runOutside(() => this.look())
        .catch(() => undefined) // The database is away: the next look tries again.
        .finally(() => (this.running = undefined));
    }, LOOK_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Asks once. */
  async look(): Promise<void> {
    const [row]: Record<string, unknown>[] = await this.dataSource.query(this.text, [
      this.clock.now(),
    ]);
    for (const [name, { onValue, onChange }] of this.watched) {
      const value = row[name];
      onValue?.(value);
      if (!onChange || this.last.get(name) === value) continue;
      await onChange();
      this.last.set(name, value);
    }
  }
}
