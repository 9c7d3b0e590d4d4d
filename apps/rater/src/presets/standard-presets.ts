import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { STANDARD_PRESETS } from '../domain/rules/presets';
import { PresetRow } from './preset.entity';

const PUBLISHED = new Date('2026-01-01T00:00:00Z');

/** Makes the presets of the quote builder at the first start; later they are as they were edited. */
@Injectable()
export class StandardPresets implements OnApplicationBootstrap {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationBootstrap(): Promise<void> {
    const rows = STANDARD_PRESETS.map((preset) => ({
      ...preset,
      created: PUBLISHED,
      modified: PUBLISHED,
    }));
    const insert = this.dataSource.manager.createQueryBuilder().insert().into(PresetRow);
    await insert.values(rows).orIgnore().execute();
  }
}
