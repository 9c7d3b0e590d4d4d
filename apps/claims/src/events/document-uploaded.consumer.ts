import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { DocumentOfClaim } from '../snapshots/document-of-claim.entity';

/** Keeps which files a claim has. */
@Injectable()
export class DocumentUploadedConsumer {
  @Consumes('document.uploaded.v1')
  async handle({ data }: CloudEvent<'document.uploaded.v1'>, tx: Tx): Promise<void> {
    const { docId: id, claimId, visibility, removed, version } = data;
    if (claimId)
      await saveSnapshot(tx, DocumentOfClaim, { id, claimId, visibility, removed, version });
  }
}
