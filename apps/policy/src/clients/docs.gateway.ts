import { Injectable } from '@nestjs/common';
import type { components, paths } from '@palisade/clients/docs';
import type { RetryLater } from '@palisade/kernel';
import { bearer, partAway, Upstreams } from '@palisade/platform';

/** A document as docs lists it. */
export type ListedDocument = components['schemas']['DocumentResponse'];

const NONE = [401, 403, 404];
const PAGE_MAX = 100;

/** Asks docs, in the caller's name, for the papers of policies and clients. */
@Injectable()
export class DocsGateway {
  private readonly docs;

  constructor(upstreams: Upstreams) {
    this.docs = upstreams.client<paths>('docs');
  }

  /** The documents of a policy, the newest first. */
  async ofPolicy(policyId: string, token: string): Promise<ListedDocument[]> {
    const { data, response } = await this.docs.GET('/api/docs/v1/policy/{policyId}', {
      params: { path: { policyId } },
      headers: bearer(token),
    });
    if (data) return data;
    if (NONE.includes(response.status)) return [];
    throw away(response);
  }

  /** Whether a document is one of a client's latest. */
  async hasOfAccount(accountId: string, docId: string, token: string): Promise<boolean> {
    const { data, response } = await this.docs.GET('/api/docs/v1/search/{accountId}', {
      params: { path: { accountId }, query: { size: PAGE_MAX } },
      headers: bearer(token),
    });
    if (data) return data.content.some((document) => document.docId === docId);
    if (NONE.includes(response.status)) return false;
    throw away(response);
  }
}

const away = (response: Response): RetryLater =>
  partAway('DOCUMENTS_UNAVAILABLE', 'The documents can not be read right now.', response);
