import { runOutside } from '../context/context';

/** How the items of a batch are handled, and each of them when that fails. */
export interface BatchWork<T> {
  together(items: T[]): Promise<void>;
  alone(item: T): Promise<void>;
}

interface Entry<T> {
  item: T;
  settle: (outcome?: Promise<void>) => void;
}

/**
 * Handles together what came while the last batch was under way; nothing waits for more to come.
 * When a batch fails, each of its items is handled alone, and the next batch does not wait for them.
 */
export class Batches<T> {
  private readonly waiting: Entry<T>[] = [];
  private isRunning = false;

  constructor(
    private readonly most: number,
    private readonly work: BatchWork<T>,
  ) {}

  /** Resolves or rejects as the handling of the item does. */
  add(item: T): Promise<void> {
    return new Promise((settle) => {
      this.waiting.push({ item, settle });
      if (!this.isRunning) void runOutside(() => this.run());
    });
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    await new Promise(setImmediate); // What comes in the same instant goes along.
    while (this.waiting.length) await this.handle(this.waiting.splice(0, this.most));
    this.isRunning = false;
  }

  private async handle(batch: Entry<T>[]): Promise<void> {
    try {
      await this.work.together(batch.map(({ item }) => item));
      for (const { settle } of batch) settle();
    } catch {
      for (const { item, settle } of batch) settle(this.work.alone(item));
    }
  }
}
