import { Injectable } from '@nestjs/common';
import type { paths } from '@palisade/clients/quote';
import { bearer, partAway, Upstreams } from '@palisade/platform';

/** Asks quote, in the caller's name, what only it knows of an application. */
@Injectable()
export class QuotesGateway {
  private readonly quotes;

  constructor(upstreams: Upstreams) {
    this.quotes = upstreams.client<paths>('quote');
  }

  /** Whether the named insured attested what is signed; an endorsement asks for none. 503 while quote is away. */
  async isAttested(id: string, token: string): Promise<boolean> {
    const { data, response } = await this.quotes.GET('/api/quote/v1/{id}', {
      params: { path: { id } },
      headers: bearer(token),
    });
    if (data) return data.isEndorsement || data.attestation !== null;
    if (response.status === 404) return false;
    throw partAway('QUOTE_UNAVAILABLE', 'The quote cannot be read right now.', response);
  }
}
