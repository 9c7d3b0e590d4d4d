import type { QueryRunner, ReplicationMode } from 'typeorm';
import { DataSource } from 'typeorm';
import { currentContext } from './context';

/** A data source that stays within the transaction of the running request, where there is one. */
export class AmbientDataSource extends DataSource {
  override createQueryRunner(mode: ReplicationMode = 'master'): QueryRunner {
    const unit = currentContext()?.unit;
    if (unit?.isOpen && unit.runner.dataSource === this) return unit.runner;
    return super.createQueryRunner(mode);
  }
}
