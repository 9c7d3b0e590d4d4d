import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { DocumentOfQuote } from '../snapshots/document-of-quote.entity';
import { EvidenceService } from '../subjectivities/evidence.service';

@Injectable()
export class DocumentUploadedConsumer {
  constructor(private readonly evidence: EvidenceService) {}

  @Consumes('document.uploaded.v1')
  async handle({ data }: CloudEvent<'document.uploaded.v1'>, tx: Tx): Promise<void> {
    const { docId: id, docType, quoteId, visibility, removed, version } = data;
    if (!quoteId) return;
    const before = await tx.em.findOneBy(DocumentOfQuote, { id });
    await saveSnapshot(tx, DocumentOfQuote, {
      id,
      quoteId,
      docType,
      visibility,
      removed,
      version,
    });
    // A file of another name or visibility proves no more than it did.
    const isOld = before !== null && before.version >= version;
    if (isOld || (before?.docType === docType && before.removed === removed)) return;
    await this.evidence.takeDocument(tx, quoteId, { id, docType, removed });
  }
}
