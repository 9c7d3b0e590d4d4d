import type { Scope } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { Document } from './document.entity';

/** Publishes a document that was printed and kept. */
export async function publishRendered(
  tx: Tx,
  document: Document,
  { scope, statementId = null }: { scope: Scope; statementId?: string | null },
): Promise<void> {
  const { id: docId, docType, title, sha256, pages } = document;
  const { quoteId, policyId, agencyId, invoiceId, claimId } = document;
  await tx.publish({
    type: 'document.rendered.v1',
    data: {
      docId,
      docType,
      title,
      sha256,
      pages,
      quoteId,
      policyId,
      agencyId,
      invoiceId,
      scope,
      claimId,
      statementId,
      correctsDocId: null,
    },
  });
}
