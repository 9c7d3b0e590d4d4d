import type { DataSourceOptions, QueryRunner, ReplicationMode } from 'typeorm';
import { DataSource } from 'typeorm';
import { currentContext } from '../context/context';
import type { DatabaseWatch } from './database-watch';
import { databaseSilent } from './database-watch';

/**
 * A data source that stays within the transaction of the running request, where there is one, and
 * keeps nobody waiting for a database that is silent.
 */
export class AmbientDataSource extends DataSource {
  /** While parts of the service stand on it: Nest's module would close it before they have ended. */
  isInUse = false;

  constructor(
    options: DataSourceOptions,
    private readonly watch: DatabaseWatch,
  ) {
    super(options);
  }

  override async initialize(): Promise<this> {
    await super.initialize();
    this.watch.start();
    return this;
  }

  override async destroy(): Promise<void> {
    if (this.isInUse) return;
    this.watch.stop();
    await super.destroy();
  }

  override createQueryRunner(mode: ReplicationMode = 'master'): QueryRunner {
    const unit = currentContext()?.unit;
    if (unit?.isOpen && unit.runner.dataSource === this) return unit.runner;
    if (this.watch.isSilent) throw databaseSilent();
    return super.createQueryRunner(mode);
  }
}
