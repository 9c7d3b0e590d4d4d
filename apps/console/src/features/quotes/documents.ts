import { downloadFile } from '../../kit/files/download';
import { api, unwrap } from '../../lib/api';
import type { Quote } from '../../lib/api-types';

/** Hands the proposal of a quote to the browser's own download. */
export async function downloadProposal({
  id,
  quoteNumber,
}: Pick<Quote, 'id' | 'quoteNumber'>): Promise<void> {
  const file: unknown = await unwrap(
    api.quote.GET('/api/quote/v1/proposal/{quoteId}', {
      params: { path: { quoteId: id } },
      parseAs: 'blob',
    }),
  );
  downloadFile(file as Blob, `Proposal ${quoteNumber}.pdf`);
}
