import { Injectable } from '@nestjs/common';
import type { Span } from '@palisade/kernel';
import { MAX_COUNTED_ROWS, spanOf } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Clock, containing, readerZone } from '@palisade/platform';
import { Brackets, DataSource } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { readCursor, writeCursor } from '../domain/activity-cursor';
import { stepOf } from '../domain/graph-steps';
import { visibleTo } from './api-activity.access';
import type {
  ActivityGraph,
  ActivityStatistics,
  ApiActivityPage,
  ApiActivityQuery,
  ApiActivityResponse,
  MethodCount,
  StatusCount,
} from './api-activity.dto';
import { ApiActivity } from './api-activity.entity';

@Injectable()
export class ApiActivityQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The calls behind the cursor, with the cursor of the next. */
  async search(request: ApiActivityQuery, actor: Actor): Promise<ApiActivityPage> {
    const { size, pageRequested = 0 } = request;
    const query = this.calls(request, actor);
    const total = await count(query);
    const isRising = request.sort === 'created,asc';
    const way = isRising ? 'ASC' : 'DESC';
    if (request.searchAfter) {
      const { created, id } = readCursor(request.searchAfter);
      const sign = isRising ? '>' : '<';
      query.andWhere(`(call.created, call.id) ${sign} (:created, cast(:id as uuid))`, {
        created,
        id,
      });
    }
    const rows = await query
      .orderBy('call.created', way)
      .addOrderBy('call.id', way)
      .limit(size + 1)
      .getMany();
    const shown = rows.slice(0, size);
    const last = shown.at(-1);
    return {
      content: await this.show(shown),
      searchAfter: rows.length > size && last ? writeCursor(last) : null,
      totalElements: Math.min(total, MAX_COUNTED_ROWS),
      totalIsLowerBound: total > MAX_COUNTED_ROWS,
      pageRequested,
    };
  }

  /** Calls and failures over the span, a point for each step of time. */
  async graph(request: ApiActivityQuery, actor: Actor): Promise<ActivityGraph> {
    const span = this.spanOf(request);
    const stepMs = stepOf(span);
    const first = Math.floor(span.after.getTime() / stepMs) * stepMs;
    const rows = await this.calls(request, actor)
      .select('floor(extract(epoch from call.created) * 1000 / :stepMs)', 'step')
      .addSelect('count(*)::int', 'count')
      .addSelect('(count(*) filter (where call.status >= 400))::int', 'errorCount')
      .setParameter('stepMs', stepMs)
      .groupBy('1')
      .getRawMany<{ step: string; count: number; errorCount: number }>();
    const known = new Map(rows.map((row) => [Number(row.step) * stepMs, row]));
    const length = Math.ceil((span.before.getTime() - first) / stepMs);
    const points = Array.from({ length }, (_, at) => {
      const time = first + at * stepMs;
      const { count: calls = 0, errorCount = 0 } = known.get(time) ?? {};
      return { time: new Date(time).toISOString(), count: calls, errorCount };
    });
    return { points };
  }

  /** How many calls there were, by method and by status. */
  async statistics(request: ApiActivityQuery, actor: Actor): Promise<ActivityStatistics> {
    const groups = await this.calls(request, actor)
      .select('call.method', 'method')
      .addSelect('call.status', 'status')
      .addSelect('count(*)::int', 'count')
      .groupBy('call.method')
      .addGroupBy('call.status')
      .getRawMany<MethodCount & StatusCount>();
    const sum = (rows: { count: number }[]): number =>
      rows.reduce((total, row) => total + row.count, 0);
    const isFailure = ({ status }: StatusCount): boolean => status >= 400;
    const methods = [...new Set(groups.map(({ method }) => method))].sort();
    const statuses = [...new Set(groups.map(({ status }) => status))].sort((a, b) => a - b);
    return {
      totalCalls: sum(groups),
      successCalls: sum(groups.filter((group) => !isFailure(group))),
      failedCalls: sum(groups.filter(isFailure)),
      byMethod: methods.map((method) => ({
        method,
        count: sum(groups.filter((group) => group.method === method)),
      })),
      byStatus: statuses.map((status) => ({
        status,
        count: sum(groups.filter((group) => group.status === status)),
      })),
    };
  }

  private spanOf(request: ApiActivityQuery): Span {
    return spanOf(request, this.clock.now(), readerZone());
  }

  private calls(request: ApiActivityQuery, actor: Actor): SelectQueryBuilder<ApiActivity> {
    const { search, apiClientId } = request;
    const query = this.dataSource
      .createQueryBuilder(ApiActivity, 'call')
      .where('call.created >= :after and call.created < :before', this.spanOf(request));
    visibleTo(query, actor);
    if (apiClientId) query.andWhere('call.apiClientId = :apiClientId', { apiClientId });
    if (!search) return query;
    const pattern = containing(search);
    return query.andWhere(
      new Brackets((either) =>
        either
          .where('call.path ilike :pattern', { pattern })
          .orWhere('call.method = :method', { method: search.toUpperCase() })
          .orWhere('call.status::text = :search', { search }),
      ),
    );
  }

  private async show(calls: ApiActivity[]): Promise<ApiActivityResponse[]> {
    const ids = [...new Set(calls.map(({ apiClientId }) => apiClientId))];
    const clients: { id: string; name: string | null }[] = await this.dataSource.query(
      'select id, name from api_client where id = any($1)',
      [ids],
    );
    const names = new Map(clients.map(({ id, name }) => [id, name]));
    return calls.map(({ organizationId: _, created, ...call }) => ({
      ...call,
      apiClientName: names.get(call.apiClientId) ?? null,
      created: created.toISOString(),
    }));
  }
}

/** How many rows a query has; stops counting when more than can be told. */
async function count(query: SelectQueryBuilder<ApiActivity>): Promise<number> {
  const bounded = query
    .clone()
    .select('1')
    .limit(MAX_COUNTED_ROWS + 1);
  const [sql, parameters] = bounded.getQueryAndParameters();
  const [row]: [{ count: number }] = await query.connection.query(
    `select count(*)::int as count from (${sql}) as counted`,
    parameters,
  );
  return row.count;
}
