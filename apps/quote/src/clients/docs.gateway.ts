import { Injectable } from '@nestjs/common';
import type { components, paths } from '@palisade/clients/docs';
import type { RetryLater } from '@palisade/kernel';
import { bearer, partAway, Upstreams } from '@palisade/platform';

/** A document as docs lists it. */
export type ListedDocument = components['schemas']['DocumentResponse'];

const NONE = [401, 403, 404];
const PAGE_MAX = 100;

/** Asks docs for what was printed of a quote, in the name of who reads it. */
@Injectable()
export class DocsGateway {
  private readonly docs;

  constructor(upstreams: Upstreams) {
    this.docs = upstreams.client<paths>('docs');
  }

  /** The documents of a kind of a quote, the newest first. */
  async ofQuote(
    quoteId: string,
    docType: 'QUOTE' | 'APPLICATION',
    token: string,
  ): Promise<ListedDocument[]> {
    const { data, response } = await this.docs.GET('/api/docs/v1/search', {
      params: { query: { quoteId, docType, size: PAGE_MAX } },
      headers: bearer(token),
    });
    if (data) return data.content;
    if (NONE.includes(response.status)) return [];
    throw away(response);
  }

  /** The bytes of a document; null for one that the reader does not see. */
  async bytesOf(docId: string, token: string): Promise<Buffer | null> {
    const { data, response } = await this.docs.GET('/api/docs/v1/download', {
      params: { query: { docId } },
      headers: bearer(token),
      parseAs: 'arrayBuffer',
    });
    if (data) return Buffer.from(data);
    if (NONE.includes(response.status)) return null;
    throw away(response);
  }
}

const away = (response: Response): RetryLater =>
  partAway('DOCUMENTS_UNAVAILABLE', 'The documents can not be read right now.', response);
