import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { checkOpensQuote, Config, DomainClock, followClockOf } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { Document } from '../documents/document.entity';
import { visibleTo } from '../documents/documents.access';
import { ATTESTATION } from '../domain/pages/quote-pages';
import type { ApplicationSignedResponse, SignatureStatusResponse } from './esign.dto';
import { SignatureRequest } from './signature-request.entity';
import { quoteOfToken, signedTokenOf } from './signed-token';

@Injectable()
export class EsignQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
    private readonly config: Config,
  ) {}

  /** The signature of a quote's application; 404 when none was asked for or it is not the caller's. */
  async status(quoteId: string, actor: Actor): Promise<SignatureStatusResponse> {
    checkOpensQuote(actor, quoteId);
    const request = await this.dataSource.manager.findOneBy(SignatureRequest, { quoteId });
    const document = request && (await this.visible(request.docId, actor));
    if (!request || !document) throw applicationNotFound();
    await followClockOf(request.scope.agencyId);
    const { status, expires, signedAt, signeeName, signeeTitle, docId } = request;
    const isSigned = status === 'SIGNED';
    return {
      signed: isSigned,
      open: status === 'OPEN' && expires > this.clock.now(),
      docId,
      fileName: document.fileName,
      docSignedDate: signedAt,
      signeeName,
      signeeTitle,
      documentHash: document.sha256,
      attestation: ATTESTATION,
      signedToken: isSigned ? signedTokenOf(quoteId, this.config.values.ENCRYPTION_KEY) : null,
    };
  }

  /** What the page after signing says; 404 for a token that was not made here. */
  async signedPage(token: string): Promise<ApplicationSignedResponse> {
    const quoteId = quoteOfToken(token, this.config.values.ENCRYPTION_KEY);
    const request =
      quoteId && (await this.dataSource.manager.findOneBy(SignatureRequest, { quoteId }));
    if (!request) throw applicationNotFound();
    const { quoteNumber, insured } = request.quote;
    return { quoteNumber, companyName: insured.name, signed: request.status === 'SIGNED' };
  }

  private visible(id: string, actor: Actor): Promise<Document | null> {
    const query = this.dataSource.createQueryBuilder(Document, 'document');
    return visibleTo(query.where('document.id = :id', { id }), actor).getOne();
  }
}

const applicationNotFound = (): DomainError =>
  new DomainError('NOT_FOUND', 'Application not found.', 404);
