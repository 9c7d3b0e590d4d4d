import { Injectable } from '@nestjs/common';
import { invalidField, pageOf } from '@palisade/kernel';
import type { ActivityBuckets, ActivityEntries } from '@palisade/platform';
import { currentContext, LOG_DEPTH_MAX, Upstreams } from '@palisade/platform';
import type { LoggedKind } from '../domain/activity-kinds';
import { LOGGED, LOGGED_KINDS } from '../domain/activity-kinds';
import { joinedBuckets, joinedPage } from '../domain/joined-log';
import { askInName } from '../fleet/ask-in-name';
import type {
  LogCountQuery,
  LogCountResponse,
  LogFilter,
  LogPageResponse,
  LogSearchQuery,
} from './activity.dto';

/** The log of what was done, which each service keeps of its own rows, as one. */
@Injectable()
export class ActivityService {
  constructor(private readonly upstreams: Upstreams) {}

  async search(request: LogSearchQuery, authorization: string): Promise<LogPageResponse> {
    const { sort, ...asked } = request;
    const asFile = currentContext()?.wantsCsv === true;
    const { page, size, ...filter } = asFile ? { ...asked, page: 0, size: LOG_DEPTH_MAX } : asked;
    const first = (page + 1) * size;
    if (first > LOG_DEPTH_MAX) {
      const detail = `The log is read up to its entry ${LOG_DEPTH_MAX}. Narrow it by time.`;
      throw invalidField('LOG_TOO_DEEP', detail, '/page');
    }
    const way = sort === 'occurred,asc' ? 'asc' : 'desc';
    const more = { first: String(first), way };
    const { parts, missing } = await this.ask<ActivityEntries>('', { authorization, filter, more });
    const { content, rows } = joinedPage(parts, { page, size, way });
    return { ...pageOf(content, { page, size }, { rows }), missing };
  }

  async count(
    { groupBy, ...filter }: LogCountQuery,
    authorization: string,
  ): Promise<LogCountResponse> {
    const asked = { authorization, filter, more: { groupBy } };
    const { parts, missing } = await this.ask<ActivityBuckets>('/aggregate', asked);
    return { buckets: joinedBuckets(parts.map(({ buckets }) => buckets)), missing };
  }

  /** Asks the services of all kinds, or of one, in the name of who reads. */
  private async ask<T>(
    path: string,
    { authorization, filter: { filter: kind, ...filter }, more }: Asked,
  ): Promise<{ parts: T[]; missing: string[] }> {
    const query = new URLSearchParams(more);
    for (const [name, value] of Object.entries(filter)) {
      if (value !== undefined) query.set(name, value instanceof Date ? value.toISOString() : value);
    }
    const answers = await Promise.all(
      (kind ? [kind] : LOGGED_KINDS).map(async (one: LoggedKind) => {
        const { service, under } = LOGGED[one];
        const address = `/api/${service}/v1${under}/activities${path}?${query}`;
        const asked = { service, path: address, authorization };
        const part = await askInName<T>(this.upstreams, asked).catch(() => undefined);
        return { service, part };
      }),
    );
    return {
      parts: answers.flatMap(({ part }) => part ?? []),
      missing: [...new Set(answers.filter(({ part }) => !part).map(({ service }) => service))],
    };
  }
}

interface Asked {
  authorization: string;
  filter: LogFilter;
  more: Record<string, string>;
}
