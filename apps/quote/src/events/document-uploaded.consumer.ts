import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { DocumentOfQuote } from '../snapshots/document-of-quote.entity';

@Injectable()
export class DocumentUploadedConsumer {
  @Consumes('document.uploaded.v1')
  async handle({ data }: CloudEvent<'document.uploaded.v1'>, tx: Tx): Promise<void> {
    const { docId: id, quoteId, visibility, removed, version } = data;
    if (!quoteId) return;
    await saveSnapshot(tx, DocumentOfQuote, { id, quoteId, visibility, removed, version });
  }
}
