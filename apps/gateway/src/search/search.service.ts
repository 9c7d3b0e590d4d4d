import { Injectable } from '@nestjs/common';
import type { FoundRows, ServiceName } from '@palisade/platform';
import { Upstreams } from '@palisade/platform';
import { SEARCHED } from '../domain/search-kinds';
import type { SearchResponse } from './search.dto';
import { toSearchHit } from './search.dto';

/** Who types does not wait longer for one service. */
const TIMEOUT_MS = 1_500;

/** Asks the services what they find, in the name of who searches. */
@Injectable()
export class SearchService {
  constructor(private readonly upstreams: Upstreams) {}

  /** What all of them find; one that cannot or will not answer stops no other. */
  async search(search: string, authorization: string): Promise<SearchResponse> {
    const answers = await Promise.all(
      SEARCHED.map(async ([service, kind]) => {
        const found = await this.ask(service, search, authorization).catch(() => undefined);
        return { service, hits: found?.hits.map((row) => toSearchHit(kind, row)) };
      }),
    );
    return {
      hits: answers.flatMap(({ hits }) => hits ?? []),
      missing: answers.filter(({ hits }) => !hits).map(({ service }) => service),
    };
  }

  private async ask(
    service: ServiceName,
    search: string,
    authorization: string,
  ): Promise<FoundRows | undefined> {
    const path = `/api/${service}/v1/find?${new URLSearchParams({ search })}`;
    const init = { headers: { authorization }, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const answer = await this.upstreams.fetch(service, path, init);
    return answer.ok ? ((await answer.json()) as FoundRows) : undefined;
  }
}
