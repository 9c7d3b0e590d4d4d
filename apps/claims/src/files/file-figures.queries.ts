import { Injectable } from '@nestjs/common';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import type { FileStatus } from '../domain/file-status';
import { RESERVE_CATEGORIES } from '../domain/reserves';
import type { ClaimsFile } from './claims-file.entity';
import { visibleFiles } from './claims-file-rows';
import type {
  FileHomeQuery,
  FileHomeResponse,
  FilesOfStatus,
  LossesOfMonth,
} from './file-figures.dto';

/** The sum of the four categories of all rows, in minor units. */
const sumOfAll = (column: 'reserves' | 'paid'): string =>
  `sum(${RESERVE_CATEGORIES.map((name) => `(file.${column} ->> '${name}')::bigint`).join(' + ')})`;

/** What the claims files that a caller sees add up to. */
@Injectable()
export class FileFiguresQueries {
  constructor(private readonly dataSource: DataSource) {}

  async home(request: FileHomeQuery, actor: Actor): Promise<FileHomeResponse> {
    const { currency = 'USD' } = request;
    const [byMonth, byStatus] = await Promise.all([
      this.byMonth({ ...request, currency }, actor),
      this.byStatus(request, actor),
    ]);
    return { currency, byMonth, byStatus };
  }

  private files({ teamId }: FileHomeQuery, actor: Actor): SelectQueryBuilder<ClaimsFile> {
    const query = visibleFiles(this.dataSource.manager, actor);
    if (teamId) query.andWhere('account.teamIds @> array[cast(:teamId as uuid)]', { teamId });
    return query;
  }

  private async byMonth(request: FileHomeQuery, actor: Actor): Promise<LossesOfMonth[]> {
    const { currency, after, before, timeZone = 'UTC' } = request;
    const query = this.files(request, actor).andWhere('cover.currency = :currency', { currency });
    if (after) query.andWhere('file.created >= :after', { after });
    if (before) query.andWhere('file.created <= :before', { before });
    const rows = await query
      .select(`to_char(file.created at time zone :timeZone, 'YYYY-MM')`, 'month')
      .addSelect('count(*)', 'count')
      .addSelect(sumOfAll('reserves'), 'reserved')
      .addSelect(sumOfAll('paid'), 'paid')
      .setParameter('timeZone', timeZone)
      .groupBy('1')
      .orderBy('1')
      .getRawMany<{ month: string; count: string; reserved: string; paid: string }>();
    // A reserve holds what is paid of it: never less than that (`changedReserves`).
    return rows.map(({ month, count, reserved, paid }) => ({
      month,
      count: Number(count),
      paid: toCurrencyUnits(Number(paid)),
      outstanding: toCurrencyUnits(Number(reserved) - Number(paid)),
      incurred: toCurrencyUnits(Number(reserved)),
    }));
  }

  private async byStatus(request: FileHomeQuery, actor: Actor): Promise<FilesOfStatus[]> {
    const rows = await this.files(request, actor)
      .select('file.fileStatus', 'status')
      .addSelect('count(*)', 'count')
      .groupBy('1')
      .orderBy('2', 'DESC')
      .addOrderBy('1')
      .getRawMany<{ status: FileStatus; count: string }>();
    return rows.map(({ status, count }) => ({ status, count: Number(count) }));
  }
}
