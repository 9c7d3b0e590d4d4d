import { Injectable } from '@nestjs/common';
import type { components, paths } from '@palisade/clients/quote';
import { bearer, ServiceTokens, Upstreams } from '@palisade/platform';
import type { KindScore } from '../domain/closed-scores';

/** What the tools of an insured would say. */
export interface ScoreWish {
  accountId: string;
  scores: KindScore[];
}

/** What it would be worth to the insured. */
export type Worth = components['schemas']['ToolScorePriceResponse'];

const MAX_WISHES = 100;
const UNPRICED: Worth = { points: null, premium: null, currency: null, basis: null };

/** Asks what scores of tools are worth, in the service's own name: not all who see findings see quotes. */
@Injectable()
export class QuotesGateway {
  private readonly quotes;

  constructor(
    upstreams: Upstreams,
    private readonly serviceTokens: ServiceTokens,
  ) {
    this.quotes = upstreams.client<paths>('quote');
  }

  /** One answer for each wish; without prices while nobody can say. Equal wishes are asked once. */
  async worthOf(wishes: readonly ScoreWish[], onlySent: boolean): Promise<Worth[]> {
    const keys = wishes.map((wish) => JSON.stringify(wish));
    const asked = [...new Set(keys)].slice(0, MAX_WISHES);
    if (asked.length === 0) return [];
    const answers = await this.ask(
      asked.map((key) => JSON.parse(key) as ScoreWish),
      onlySent,
    );
    return keys.map((key) => answers[asked.indexOf(key)] ?? UNPRICED);
  }

  private async ask(wishes: ScoreWish[], onlySent: boolean): Promise<Worth[]> {
    try {
      const { data } = await this.quotes.POST('/api/quote/v1/tool-prices', {
        headers: bearer(await this.serviceTokens.get()),
        body: { wishes, onlySent },
      });
      return data ?? [];
    } catch {
      // What is found is shown all the same.
      return [];
    }
  }
}
