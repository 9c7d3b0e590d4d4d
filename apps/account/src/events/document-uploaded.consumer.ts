import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { DocumentOfAccount } from '../snapshots/document-of-account.entity';

@Injectable()
export class DocumentUploadedConsumer {
  @Consumes('document.uploaded.v1')
  async handle({ data }: CloudEvent<'document.uploaded.v1'>, tx: Tx): Promise<void> {
    const { docId: id, accountId, visibility, removed, version } = data;
    if (!accountId) return;
    await saveSnapshot(tx, DocumentOfAccount, { id, accountId, visibility, removed, version });
  }
}
