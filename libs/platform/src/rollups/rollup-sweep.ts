import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SweptRows } from '../sweeps/sweep';
import { MachineSweep } from '../sweeps/sweep';
import { rollupNames } from './rollup';

/** Adds up what was noted for the roll-ups of a service, so that few rows are read. */
@Injectable()
export abstract class RollupSweep extends MachineSweep {
  readonly everyMs = 5_000;
  readonly complaint = 'the roll-up of what is counted waits';

  /** The tables that are counted. */
  protected abstract readonly tables: readonly string[];

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** Goes by no clock of a tenant: it runs with the rows of all others. */
  async pass({ only }: SweptRows): Promise<boolean> {
    if (only) return false;
    for (const table of this.tables) {
      await this.dataSource.query(`select ${rollupNames({ table }).fold}()`);
    }
    return false;
  }
}
