import { Injectable } from '@nestjs/common';
import type { FoundRows, ServiceName } from '@palisade/platform';
import { Upstreams } from '@palisade/platform';
import { SEARCHED } from '../domain/search-kinds';
import { askInName } from '../fleet/ask-in-name';
import type { SearchResponse } from './search.dto';
import { toSearchHit } from './search.dto';

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

  private ask(
    service: ServiceName,
    search: string,
    authorization: string,
  ): Promise<FoundRows | undefined> {
    const path = `/api/${service}/v1/find?${new URLSearchParams({ search })}`;
    return askInName<FoundRows>(this.upstreams, { service, path, authorization });
  }
}
