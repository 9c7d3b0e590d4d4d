import { queryOptions } from '@tanstack/react-query';
import { downloadFile } from '../../kit/download';
import { api, unwrap } from '../../lib/api';
import type { PolicyDocumentFile } from '../../lib/api-types';

/** The documents of a policy, the newest first. */
export const policyDocumentsQuery = (policyId: string) =>
  queryOptions({
    queryKey: ['documents', 'policy', policyId],
    queryFn: ({ signal }) =>
      unwrap(
        api.docs.GET('/api/docs/v1/policy/{policyId}', { params: { path: { policyId } }, signal }),
      ),
  });

/** Hands the bytes of a document to the browser's own download. */
export async function downloadDocument(document: PolicyDocumentFile): Promise<void> {
  const { docId, fileName } = document;
  const file: unknown = await unwrap(
    api.docs.GET('/api/docs/v1/download', { params: { query: { docId } }, parseAs: 'blob' }),
  );
  downloadFile(file as Blob, fileName);
}
