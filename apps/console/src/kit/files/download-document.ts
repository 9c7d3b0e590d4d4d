import { downloadFile } from './download';
import { api, unwrap } from '../../lib/api';
import type { PolicyDocumentFile } from '../../lib/api-types';

/** Hands the bytes of a document to the browser's own download. */
export async function downloadDocument({
  docId,
  fileName,
}: Pick<PolicyDocumentFile, 'docId' | 'fileName'>): Promise<void> {
  const file: unknown = await unwrap(
    api.docs.GET('/api/docs/v1/download', { params: { query: { docId } }, parseAs: 'blob' }),
  );
  downloadFile(file as Blob, fileName);
}
