import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock, followClockOf } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { Document } from '../documents/document.entity';
import { visibleTo } from '../documents/documents.access';
import { ATTESTATION } from '../domain/pages/quote-pages';
import type { SignatureStatusResponse } from './esign.dto';
import { SignatureRequest } from './signature-request.entity';

@Injectable()
export class EsignQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  /** The signature of a quote's application; 404 when none was asked for or it is not the caller's. */
  async status(quoteId: string, actor: Actor): Promise<SignatureStatusResponse> {
    const request = await this.dataSource.manager.findOneBy(SignatureRequest, { quoteId });
    const document = request && (await this.visible(request.docId, actor));
    if (!request || !document) {
      throw new DomainError('NOT_FOUND', 'Application not found.', 404);
    }
    await followClockOf(request.scope.agencyId);
    const { status, expires, signedAt, signeeName, signeeTitle, docId } = request;
    return {
      signed: status === 'SIGNED',
      open: status === 'OPEN' && expires > this.clock.now(),
      docId,
      fileName: document.fileName,
      docSignedDate: signedAt,
      signeeName,
      signeeTitle,
      documentHash: document.sha256,
      attestation: ATTESTATION,
    };
  }

  private visible(id: string, actor: Actor): Promise<Document | null> {
    const query = this.dataSource.createQueryBuilder(Document, 'document');
    return visibleTo(query.where('document.id = :id', { id }), actor).getOne();
  }
}
