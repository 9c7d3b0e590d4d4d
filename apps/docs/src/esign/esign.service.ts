import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock, followClockOf, openFaces, Transactions } from '@palisade/platform';
import { unattestedRefusal } from '@palisade/trade';
import type { EntityManager } from 'typeorm';
import { Document } from '../documents/document.entity';
import type { Subject } from '../documents/documents.service';
import { DocumentsService } from '../documents/documents.service';
import type { QuotePrint } from '../domain/pages/quote-pages';
import { applicationPage } from '../domain/pages/quote-pages';
import { checkTyped } from '../domain/printable';
import { checkSignable } from '../domain/signing';
import { QuotesGateway } from './quotes.gateway';
import { quotedOf } from '../snapshots/print-data';
import { publishSigned } from './esign-events';
import type { SignRequest } from './esign.dto';
import { SignatureRequest } from './signature-request.entity';

/** From where a signature comes. */
export interface Signer {
  address: string;
  device: string;
}

/** Opens, takes and withdraws signatures of applications. */
@Injectable()
export class EsignService {
  constructor(
    private readonly transactions: Transactions,
    private readonly documents: DocumentsService,
    private readonly clock: DomainClock,
    private readonly quotes: QuotesGateway,
  ) {}

  /** Prints the application that was sent and waits for its signature, a new one after changes. */
  async open(sent: EventData<'quote.sent.v1'>, tx: Tx): Promise<void> {
    const { quoteHead, insured, agent, charges, expiresOn, scope, version } = sent;
    const { quoteId, quoteNumber } = quoteHead;
    const known = await lock(tx.em, quoteId);
    if (known && known.version >= version) return;
    const quoted = await quotedOf(tx.em, sent);
    const quote: QuotePrint = { quoteNumber, insured, agent, charges, expiresOn, ...quoted };
    const request = { quoteId, quote, scope };
    const title = `Application ${quoteNumber}`;
    const { id } = await this.documents.issue(
      applicationPage(quote),
      subjectOf(request, title),
      tx,
    );
    await tx.em.save(SignatureRequest, {
      ...request,
      status: 'OPEN',
      docId: id,
      expires: new Date(expiresOn),
      version,
      signeeName: null,
      signeeTitle: null,
      signedAt: null,
    });
  }

  /** Signs what the named insured attested, and nothing else (409). */
  async signAttested(
    quoteId: string,
    body: SignRequest,
    { signer, token }: { signer: Signer; token: string },
  ): Promise<void> {
    if (!(await this.quotes.isAttested(quoteId, token))) throw unattestedRefusal();
    await this.sign(quoteId, body, signer);
  }

  /** Signs an application; 409 when it is signed or withdrawn, 422 for a letter that cannot be printed. */
  async sign(quoteId: string, body: SignRequest, { address, device }: Signer): Promise<void> {
    const faces = await openFaces();
    checkTyped(body, (text) => faces.unprinted(text));
    await this.transactions.run(async (tx) => {
      const request = await lock(tx.em, quoteId);
      if (!request) throw new DomainError('NOT_FOUND', 'Application not found.', 404);
      await followClockOf(request.scope.agencyId, tx.em);
      const now = this.clock.now();
      checkSignable(request, now);
      const { quote } = request;
      const shown = await tx.em.findOneByOrFail(Document, { id: request.docId });
      const signature = {
        name: body.signeeName,
        title: body.signeeTitle,
        typed: body.signature,
        signedAt: now.toISOString(),
        applicationHash: shown.sha256,
        address,
        device: faces.spelled(device),
      };
      const title = `Signed application ${quote.quoteNumber}`;
      const { id: docId, sha256 } = await this.documents.issue(
        applicationPage(quote, signature),
        subjectOf(request, title),
        tx,
      );
      const { signeeName, signeeTitle } = body;
      const signed = { status: 'SIGNED' as const, docId, signeeName, signeeTitle, signedAt: now };
      await tx.em.update(SignatureRequest, { quoteId }, signed);
      await publishSigned(tx, request, { docId, sha256, signeeName, signeeTitle, signedAt: now });
      const after = { docId, sha256, signeeName, signeeTitle };
      await tx.record({
        action: 'application.sign',
        subjectType: 'quote',
        subjectId: quoteId,
        after,
      });
    });
  }

  /** Takes a request back that nobody can or should follow any more. */
  async withdraw(quoteId: string, { em }: Tx): Promise<void> {
    await em.update(SignatureRequest, { quoteId, status: 'OPEN' }, { status: 'WITHDRAWN' });
  }
}

const lock = (em: EntityManager, quoteId: string): Promise<SignatureRequest | null> =>
  em.findOne(SignatureRequest, { where: { quoteId }, lock: { mode: 'pessimistic_write' } });

const subjectOf = (
  { quoteId, quote, scope }: Pick<SignatureRequest, 'quoteId' | 'quote' | 'scope'>,
  title: string,
): Subject => ({ docType: 'APPLICATION', title, product: quote.terms.product, scope, quoteId });
