import { Injectable } from '@nestjs/common';
import type { paths as AccountPaths } from '@palisade/clients/account';
import type { paths as ClaimsPaths } from '@palisade/clients/claims';
import type { paths as QuotePaths } from '@palisade/clients/quote';
import { DomainError } from '@palisade/kernel';
import { partAway, Upstreams } from '@palisade/platform';
import type { OpenWork, WorkHolder } from '../../domain/actions/hand-over';
import { NO_WORK } from '../../domain/actions/hand-over';

/** What a service answers whoever may not ask it. */
const REFUSALS: readonly number[] = [401, 403];

interface Answer {
  data?: Partial<OpenWork>;
  response: Response;
}

/** What the services hold of a person's open work. */
@Injectable()
export class OpenWorkGateway {
  private readonly ask: Readonly<
    Record<WorkHolder, (userId: string, authorization: string) => Promise<Answer>>
  >;

  constructor(upstreams: Upstreams) {
    const account = upstreams.client<AccountPaths>('account');
    const quote = upstreams.client<QuotePaths>('quote');
    const claims = upstreams.client<ClaimsPaths>('claims');
    const of = (userId: string, authorization: string) => ({
      params: { path: { userId } },
      headers: { authorization },
    });
    this.ask = {
      account: (...asked) => account.GET('/api/account/v1/work/{userId}', of(...asked)),
      quote: (...asked) => quote.GET('/api/quote/v1/work/{userId}', of(...asked)),
      claims: (...asked) => claims.GET('/api/claims/v1/work/{userId}', of(...asked)),
    };
  }

  /** How much a person has open with these services; 403 where the caller may not ask, 503 while one cannot say. */
  async of(
    userId: string,
    holders: readonly WorkHolder[],
    authorization: string,
  ): Promise<OpenWork> {
    const parts = await Promise.all(
      holders.map(async (holder) => {
        const { data, response } = await this.ask[holder](userId, authorization);
        if (data) return data;
        if (REFUSALS.includes(response.status)) {
          throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
        }
        const detail = 'The open work of this person cannot be counted right now.';
        throw partAway('WORK_UNAVAILABLE', detail, response);
      }),
    );
    return Object.assign({ ...NO_WORK }, ...parts) as OpenWork;
  }
}
