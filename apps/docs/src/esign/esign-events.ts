import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { SignatureRequest } from './signature-request.entity';

type Signed = Pick<
  EventData<'document.signed.v1'>,
  'docId' | 'sha256' | 'signeeName' | 'signeeTitle'
> & { signedAt: Date };

/** Publishes a signed application. */
export async function publishSigned(
  tx: Tx,
  { quoteId, scope }: SignatureRequest,
  { signedAt, ...signed }: Signed,
): Promise<void> {
  await tx.publish({
    type: 'document.signed.v1',
    data: {
      ...signed,
      docType: 'APPLICATION',
      signedAt: signedAt.toISOString(),
      quoteId,
      policyId: null,
      endorsementId: null,
      scope,
    },
  });
}
