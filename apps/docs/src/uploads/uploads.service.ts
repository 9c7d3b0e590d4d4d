import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError, endOf, invalidField } from '@palisade/kernel';
import type { Actor, SentFile, Tx } from '@palisade/platform';
import { currentContext, DomainClock, isAway, newId, Transactions } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { visibleTo } from '../documents/documents.access';
import { Document } from '../documents/document.entity';
import { checkOwnFile, checkVisibility } from '../domain/uploads';
import type { RecordRow } from '../snapshots/record.entity';
import { BroughtFiles } from './brought-files';
import { recordOf } from './records.access';
import { publishUploaded } from './upload-events';
import type { UpdateDocumentRequest, UploadQuery } from './uploads.dto';

const FILE_NAME_MAX = 255;
const CONTROL = /[\p{Cc}\\/]/gu;

/** Keeps what people bring. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly files: BroughtFiles,
  ) {}

  /** Checks a file, keeps its bytes, then its row, and tells of it. */
  async add(file: SentFile, query: UploadQuery, actor: Actor): Promise<Document> {
    const { name: fileName, content } = file;
    const { docName, docType, productType = null, temp = false } = query;
    const { visibility = 'EVERYBODY' } = query;
    checkVisibility(visibility, actor.accountType);
    const contentType = await this.files.typeOf(file);
    const place = await this.placeOf(query, actor);
    const document: Document = {
      ...place,
      id: newId(),
      docType,
      title: docName,
      fileName: endOf(fileName.replace(CONTROL, '_'), FILE_NAME_MAX),
      contentType,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      pages: 0,
      product: productType,
      invoiceId: null,
      transactionId: null,
      correlationId: currentContext()?.correlationId ?? null,
      created: this.clock.now(),
      source: 'UPLOADED',
      visibility,
      uploadedBy: actor.userId,
      uploadedByName: actor.name,
      uploadedFor: actor.organizationId,
      temp,
      removed: null,
    };
    await this.files.keep(document.id, content);
    const enter = async (tx: Tx): Promise<void> => {
      await tx.em.insert(Document, document);
      if (!temp) await publishUploaded(tx, document);
      await record(tx, 'upload', document);
    };
    await this.transactions.run(enter).catch(async (error: unknown) => {
      // While the database is away nobody knows whether the row was kept: then the bytes stay, unseen.
      if (!isAway(error)) await this.files.forget(document.id).catch(() => undefined);
      throw error;
    });
    return document;
  }

  /** Changes what a file is called, what it is and who reads it; a temporary one is kept. */
  update(docId: string, request: UpdateDocumentRequest, actor: Actor): Promise<Document> {
    const { docName, docType, agencyId, visibility } = request;
    if (visibility) checkVisibility(visibility, actor.accountType);
    return this.transactions.run(async (tx) => {
      const document = await lock(tx, docId, actor);
      checkOwnFile(document, actor);
      if (agencyId !== undefined && (actor.accountType !== 'COWBELL' || document.accountId)) {
        throw notForAgencies();
      }
      const changed: Document = {
        ...document,
        title: docName ?? document.title,
        docType: docType ?? document.docType,
        agencyId: agencyId === undefined ? document.agencyId : agencyId,
        visibility: visibility ?? document.visibility,
        temp: false,
      };
      await tx.em.save(Document, changed);
      await publishUploaded(tx, changed);
      await record(tx, 'update', changed, document);
      return changed;
    });
  }

  /** Takes a file away; its bytes stay, as what was decided by it does. */
  remove(docId: string, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const document = await lock(tx, docId, actor);
      checkOwnFile(document, actor);
      const removed = this.clock.now();
      await tx.em.update(Document, { id: docId }, { removed });
      await publishUploaded(tx, { ...document, removed });
      await record(tx, 'delete', { ...document, removed }, document);
    });
  }

  /** Where a file belongs, and so who sees it. */
  private async placeOf(query: UploadQuery, actor: Actor): Promise<Place> {
    const { quoteId, policyId, claimId, accountId, agencyId } = query;
    const ids = [claimId, policyId, quoteId, accountId].filter((id) => id !== undefined);
    const [recordId] = ids;
    if (recordId === undefined) return placeOfNone(agencyId, actor);
    if (agencyId !== undefined) throw notForAgencies();
    if (ids.length > 1 && !(ids.length === 2 && accountId)) throw oneRecord();
    const found = await recordOf(this.dataSource.manager, recordId, actor);
    if (accountId !== undefined && found.accountId !== accountId) throw oneRecord();
    return placeIn(found);
  }
}

type Place = Pick<
  Document,
  'accountId' | 'agencyId' | 'teamIds' | 'carrierId' | 'quoteId' | 'policyId' | 'claimId'
>;

function placeIn({ id, noun, ...seen }: RecordRow): Place {
  const { accountId, agencyId, teamIds, carrierId, policyId } = seen;
  const quoteId = noun === 'QUOTE' ? id : null;
  const claimId = noun === 'CLAIM' ? id : null;
  return { accountId, agencyId, teamIds, carrierId, quoteId, policyId, claimId };
}

/** A file for no record: of the caller's agency, or of the staff for one agency or for all. */
function placeOfNone(agencyId: string | undefined, { accountType, organizationId }: Actor): Place {
  const nowhere = { accountId: null, teamIds: [], carrierId: null };
  const none = { ...nowhere, quoteId: null, policyId: null, claimId: null };
  if (accountType === 'COWBELL') return { ...none, agencyId: agencyId ?? null };
  if (agencyId !== undefined && agencyId !== organizationId) throw notForAgencies();
  if (accountType === 'AGENCY') return { ...none, agencyId: organizationId };
  if (accountType === 'CUSTOMER') return { ...none, agencyId: null, accountId: organizationId };
  const detail = 'Choose the account, quote, policy or claim that the file belongs to.';
  throw invalidField('NO_RECORD', detail, '/policyId');
}

async function lock(tx: Tx, id: string, actor: Actor): Promise<Document> {
  const query = visibleTo(tx.em.createQueryBuilder(Document, 'document'), actor);
  const found = await query
    .andWhere('document.id = :id', { id })
    .setLock('pessimistic_write')
    .getOne();
  if (found) return found;
  throw new DomainError('DOCUMENT_NOT_FOUND', 'Document not found.', 404);
}

async function record(
  tx: Tx,
  step: 'upload' | 'update' | 'delete',
  document: Document,
  before?: Document,
): Promise<void> {
  await tx.record({
    action: `document.${step}`,
    subjectType: 'document',
    subjectId: document.id,
    ...(before && { before: { ...before } }),
    after: { ...document },
  });
}

const notForAgencies = (): DomainError =>
  invalidField(
    'AGENCY_NOT_CHOSEN',
    'The agency of this file follows from its record.',
    '/agencyId',
  );

const oneRecord = (): DomainError =>
  invalidField(
    'ONE_RECORD',
    'Choose one record, and the account that it belongs to.',
    '/accountId',
  );
