import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { Document } from '../documents/document.entity';

/** Publishes a file as it is now, or that it was taken away. */
export async function publishUploaded(tx: Tx, document: Document): Promise<void> {
  const { id: docId, docType, title: docName, fileName, contentType, size } = document;
  const { uploadedBy, accountId, quoteId, policyId, claimId } = document;
  const { visibility, removed, agencyId, teamIds, carrierId } = document;
  const isForAll = visibility === 'EVERYBODY';
  await tx.publish({
    type: 'document.uploaded.v1',
    data: {
      docId,
      docType,
      docName,
      fileName,
      contentType,
      size,
      uploadedBy,
      visibility,
      accountId,
      quoteId,
      policyId,
      claimId,
      removed: removed !== null,
      // Who does not read the file does not hear of it.
      scope: scopeOf({
        accountId: isForAll ? accountId : null,
        agencyId: visibility === 'STAFF' ? null : agencyId,
        teamIds,
        carrierId: visibility === 'STAFF' ? null : carrierId,
        quoteSent: isForAll,
      }),
    },
  });
}
