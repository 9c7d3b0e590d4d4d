import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { currentContext, runOutside } from './context';

const inside = new AsyncLocalStorage<RequestUnit>();

/**
 * The one transaction of a request that carries an idempotency key: what the request reads and
 * writes goes through it, so that effect and answer are saved together or not at all.
 */
export class RequestUnit {
  isOpen = true;
  /** Some work was done that must stand. */
  hasEffect = false;
  private readonly afterwards: (() => void)[] = [];
  private last: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly runner: QueryRunner,
    private readonly release: () => Promise<void>,
  ) {}

  /** Begins a transaction that lasts until `commit` or `abandon`. */
  static async open(dataSource: DataSource): Promise<RequestUnit> {
    const runner = dataSource.createQueryRunner();
    const release = runner.release.bind(runner);
    try {
      await runner.startTransaction();
    } catch (error) {
      await release();
      throw error;
    }
    // Whoever asks for a connection meanwhile gets this one, and would free it after a query. A pool
    // that closes frees its connections until none is left: the request must get its turn to end.
    runner.release = () => new Promise((resolve) => setImmediate(resolve));
    return new RequestUnit(runner, release);
  }

  get em(): EntityManager {
    return this.runner.manager;
  }

  /**
   * Does one piece of work: all of it or nothing, whatever was done before. Pieces that are asked
   * for at the same time go one after the other, because they share the connection.
   */
  run<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    if (inside.getStore() === this) return this.em.transaction(work);
    const piece = this.last.then(() => inside.run(this, () => this.runNow(work)));
    this.last = piece.catch(() => undefined);
    return piece;
  }

  /** Does something when all of it is durable. */
  whenDurable(work: () => void): void {
    this.afterwards.push(work);
  }

  private async runNow<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    if (this.hasEffect) return this.em.transaction(work);
    try {
      const result = await work(this.em);
      this.hasEffect = true;
      return result;
    } catch (error) {
      await this.restart().catch(() => undefined); // The first error says more than the second.
      throw error;
    }
  }

  /** Makes all of it durable. */
  async commit(): Promise<void> {
    this.isOpen = false;
    try {
      while (this.runner.isTransactionActive) await this.runner.commitTransaction();
    } finally {
      await this.release();
    }
    for (const work of this.afterwards) runOutside(work);
  }

  /** Undoes all of it. */
  async abandon(): Promise<void> {
    if (!this.isOpen) return;
    this.isOpen = false;
    try {
      while (this.runner.isTransactionActive) await this.runner.rollbackTransaction();
    } catch {
      // A connection that is lost has undone it.
    } finally {
      await this.release();
    }
  }

  private async restart(): Promise<void> {
    await this.runner.rollbackTransaction();
    await this.runner.startTransaction();
  }
}

/** Does something as soon as what the running request has written is durable. */
export function afterCommit(work: () => void): void {
  const unit = currentContext()?.unit;
  if (unit?.isOpen) unit.whenDurable(work);
  else runOutside(work);
}
