import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { BUNDLE_MAX } from '../domain/bundle-names';
import type { DocType } from '../domain/doc-types';
import { SAYS_IT } from './document-words';
import { Document } from './document.entity';
import { CommissionStatement } from '../snapshots/commission-statement.entity';
import { statementsVisibleTo, visibleTo } from './documents.access';
import type {
  AccountDocumentsQuery,
  CommissionStatementQuery,
  DocumentResponse,
  DocumentsQuery,
} from './documents.dto';
import { toDocumentResponse } from './documents.dto';

const LIST = {
  sortable: {
    created: 'document.created',
    docName: 'document.sort_title',
    docType: 'document.docType',
    size: 'document.size',
  },
  defaultSort: 'created,desc',
  tieBreaker: 'document.id',
};

const IS_ASKED = (transaction: string): string =>
  `(cast(:transactionId as text) is null or :transactionId = ${transaction})`;

const OF_POLICY = `document.policyId = :policyId and ${IS_ASKED('document.transactionId')}`;

/** One receipt is printed for a payment of a whole bill: it is asked for by its number or a part's. */
const OF_BILL = `exists (select 1 from receipt_part part
  where part.doc_id = document.id and part.policy_id = :policyId and
    (${IS_ASKED('part.transaction_id')} or ${IS_ASKED('document.transactionId')}))`;

const FILTERS = ['accountId', 'agencyId', 'quoteId', 'policyId', 'claimId'] as const;

@Injectable()
export class DocumentsQueries {
  constructor(private readonly dataSource: DataSource) {}

  search(request: DocumentsQuery, actor: Actor): Promise<Page<DocumentResponse>> {
    const query = this.visible(actor);
    for (const name of FILTERS) {
      const value = request[name];
      if (value) query.andWhere(`document.${name} = :${name}`, { [name]: value });
    }
    const { productType } = request;
    if (productType) query.andWhere('document.product = :productType', { productType });
    return this.list(query, request, actor);
  }
  /** Spec 3 §7: one address for the documents of an account and for those of an agency. */
  ofOwner(
    id: string,
    request: AccountDocumentsQuery,
    actor: Actor,
  ): Promise<Page<DocumentResponse>> {
    const query = this.visible(actor).andWhere(
      '(document.accountId = :id or document.agencyId = :id)',
      { id },
    );
    return this.list(query, request, actor);
  }

  /** All documents of a policy, the newest first; at most a hundred. */
  async ofPolicy(policyId: string, actor: Actor): Promise<DocumentResponse[]> {
    const query = this.visible(actor).andWhere('document.policyId = :policyId', { policyId });
    const rows = await query.orderBy('document.created', 'DESC').limit(100).getMany();
    return rows.map((row) => toDocumentResponse(row, actor));
  }

  /** One document; 404 when it does not exist or is not the caller's to see. */
  async find(id: string, actor: Actor): Promise<Document> {
    return found(await this.visible(actor).andWhere('document.id = :id', { id }).getOne());
  }

  /** Some documents, in the order in which they are named; 404 when one is not the caller's to see. */
  async several(ids: readonly string[], actor: Actor): Promise<Document[]> {
    const query = this.visible(actor).andWhere('document.id in (:...ids)', { ids });
    const rows = await query.getMany();
    return ids.map((id) => found(rows.find((row) => row.id === id) ?? null));
  }

  /**
   * The documents of a claim, the oldest first, and at most one more than a zip holds; 404 when
   * there is none to see.
   */
  async ofClaim(claimId: string, actor: Actor): Promise<Document[]> {
    const query = this.visible(actor).andWhere('document.claimId = :claimId', { claimId });
    query
      .orderBy('document.created')
      .addOrderBy('document.id')
      .limit(BUNDLE_MAX + 1);
    const rows = await query.getMany();
    found(rows[0] ?? null);
    return rows;
  }

  /** The newest document of a kind of a policy; 404 when there is none. */
  async newest(
    docType: DocType,
    where: { policyId: string; transactionId?: string },
    actor: Actor,
  ): Promise<Document> {
    const { policyId, transactionId = null } = where;
    const query = this.visible(actor)
      .andWhere('document.docType = :docType', { docType })
      .andWhere(`(${OF_POLICY} or ${OF_BILL})`, { policyId, transactionId });
    return found(await query.orderBy('document.created', 'DESC').limit(1).getOne());
  }

  /** The paper of the commission of a month; 404 when there is none for the caller to see. */
  async statement(request: CommissionStatementQuery, actor: Actor): Promise<Document> {
    const { year, month, currency, format } = request;
    const agencyId = request.agencyId ?? actor.organizationId;
    const query = this.dataSource.createQueryBuilder(CommissionStatement, 'statement');
    statementsVisibleTo(query, actor).andWhere({ agencyId, year, month });
    if (currency) query.andWhere({ currency });
    const statement = await query.orderBy('statement.currency', 'DESC').getOne();
    if (!statement) {
      throw new DomainError('NO_STATEMENT', 'No statements found for this month.', 404);
    }
    const id = format === 'csv' ? statement.csvId : statement.pdfId;
    return this.dataSource.manager.findOneByOrFail(Document, { id });
  }

  private async list(
    query: SelectQueryBuilder<Document>,
    request: AccountDocumentsQuery,
    actor: Actor,
  ): Promise<Page<DocumentResponse>> {
    const { docType, search } = request;
    if (docType) query.andWhere('document.docType = :docType', { docType });
    const pattern = search && containingFolded(search);
    if (pattern) {
      const isFound = `(document.sort_title like :pattern or ${SAYS_IT})`;
      query.andWhere(isFound, { pattern, said: search });
    }
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map((row) => toDocumentResponse(row, actor)) };
  }

  private visible(actor: Actor): SelectQueryBuilder<Document> {
    return visibleTo(this.dataSource.createQueryBuilder(Document, 'document'), actor);
  }
}

function found(document: Document | null): Document {
  if (document) return document;
  throw new DomainError('DOCUMENT_NOT_FOUND', 'Document not found.', 404);
}
