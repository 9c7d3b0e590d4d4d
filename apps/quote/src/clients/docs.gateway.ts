import { Injectable } from '@nestjs/common';
import type { components } from '@palisade/clients/docs';
import { partAway, Upstreams } from '@palisade/platform';

/** A document as docs lists it. */
export type ListedDocument = components['schemas']['DocumentResponse'];

const NONE = [401, 403, 404];
const PAGE_MAX = '100';

/** Asks docs for what was printed of a quote, in the name of who reads it. */
@Injectable()
export class DocsGateway {
  constructor(private readonly upstreams: Upstreams) {}

  /** The documents of a kind of a quote, the newest first. */
  async ofQuote(
    quoteId: string,
    docType: 'QUOTE' | 'APPLICATION',
    token: string,
  ): Promise<ListedDocument[]> {
    const query = new URLSearchParams({ quoteId, docType, size: PAGE_MAX });
    const answer = await this.ask(`search?${query.toString()}`, token);
    if (!answer) return [];
    return ((await answer.json()) as { content: ListedDocument[] }).content;
  }

  /** The bytes of a document; null for one that the reader does not see. */
  async bytesOf(docId: string, token: string): Promise<Buffer | null> {
    const answer = await this.ask(`download?docId=${docId}`, token);
    return answer && Buffer.from(await answer.arrayBuffer());
  }

  private async ask(path: string, token: string): Promise<Response | null> {
    const answer = await this.upstreams.ask('docs', `/api/docs/v1/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer?.ok) return answer;
    if (answer && NONE.includes(answer.status)) return null;
    const detail = 'The documents can not be read right now.';
    throw partAway('DOCUMENTS_UNAVAILABLE', detail, answer);
  }
}
