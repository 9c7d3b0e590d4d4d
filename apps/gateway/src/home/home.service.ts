import { Injectable } from '@nestjs/common';
import { hasPermission } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock, readerZone, RolePermissions, Upstreams } from '@palisade/platform';
import { ApiActivityQueries } from '../api-activity/api-activity.queries';
import type { HomeAsked, HomeParts, PartName } from '../domain/homes/home-items';
import { homeOf, missingOf, partsOf } from '../domain/homes/home-of';
import { addressOf, HOME_PARTS } from '../domain/homes/home-parts';
import { timesOf } from '../domain/homes/home-period';
import { askInName } from '../fleet/ask-in-name';
import type { HomeQuery, HomeResponse } from './home.dto';

interface Reader {
  actor: Actor;
  authorization: string;
}

/** What each service counts for who opens the console, as one. */
@Injectable()
export class HomeService {
  constructor(
    private readonly upstreams: Upstreams,
    private readonly apiActivity: ApiActivityQueries,
    private readonly permissions: RolePermissions,
    private readonly clock: DomainClock,
  ) {}

  async read({ range, ...narrowed }: HomeQuery, reader: Reader): Promise<HomeResponse> {
    const now = this.clock.now();
    const { accountType, userId } = reader.actor;
    const asked: HomeAsked = { ...narrowed, userId, ...timesOf(range, now, readerZone()) };
    const missing = new Set<PartName>();
    const answers = await Promise.all(
      partsOf(accountType, asked).map(async (part) => {
        const answer = await this.ask(part, asked, reader).catch(() => {
          missing.add(part);
        });
        return [part, answer] as const;
      }),
    );
    const parts = Object.fromEntries(answers) as Partial<HomeParts>;
    const { currency, timeZone, current, previous } = asked;
    return {
      currency,
      asOf: now.toISOString(),
      timeZone,
      current,
      previous,
      ...homeOf(accountType, parts, asked),
      missing: [...new Set([...missing].map((part) => HOME_PARTS[part].service))],
      missingItems: missingOf(accountType, parts, missing),
    };
  }

  /** Undefined when who reads may not ask for it. */
  private async ask(part: PartName, asked: HomeAsked, reader: Reader): Promise<unknown> {
    const { service } = HOME_PARTS[part];
    if (service === 'gateway') {
      // The guard of the call has asked auth with the caller's token where that was needed.
      const held = await this.permissions.of(reader.actor, '');
      if (!hasPermission(held, ['api-key:activity'])) return undefined;
      const { after, before } = asked.current;
      const query = { after: new Date(after), before: new Date(before), size: 1 };
      return this.apiActivity.statistics(query, reader.actor);
    }
    const path = addressOf(part, asked);
    const { authorization } = reader;
    return askInName(this.upstreams, { service, path, authorization });
  }
}
