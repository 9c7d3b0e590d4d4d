import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

/**
 * The one transaction of a request that carries an idempotency key: what the request reads and
 * writes goes through it, so that effect and answer are saved together or not at all.
 */
export class RequestUnit {
  isOpen = true;
  /** Some work was done that must stand. */
  hasEffect = false;
  /** An event waits for the commit. */
  hasPublished = false;

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
    // Whoever asks for a connection meanwhile gets this one, and would free it after a query.
    runner.release = () => Promise.resolve();
    return new RequestUnit(runner, release);
  }

  get em(): EntityManager {
    return this.runner.manager;
  }

  /** Does one piece of work: all of it or nothing, whatever was done before. */
  async run<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    if (this.hasEffect) return this.em.transaction(work);
    try {
      const result = await work(this.em);
      this.hasEffect = true;
      return result;
    } catch (error) {
      await this.startAnew().catch(() => undefined); // The first error says more than the second.
      throw error;
    }
  }

  /** Makes all of it durable. */
  async commit(): Promise<void> {
    this.isOpen = false;
    try {
      await this.runner.commitTransaction();
    } finally {
      await this.release();
    }
  }

  /** Undoes all of it. */
  async abandon(): Promise<void> {
    if (!this.isOpen) return;
    this.isOpen = false;
    await this.runner.rollbackTransaction().catch(() => undefined); // A lost one is undone too.
    await this.release();
  }

  private async startAnew(): Promise<void> {
    await this.runner.rollbackTransaction();
    await this.runner.startTransaction();
  }
}
