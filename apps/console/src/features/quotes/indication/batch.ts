import type { DecimalMark } from '@palisade/kernel';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';

const POLL_MS = 500;

/** How far a batch has come, and in the end its companies. */
export type BatchJob = Awaited<ReturnType<typeof startBatch>>;

/** A file of companies; the mark of decimals in its amounts, where it was asked for. */
export interface BatchFile {
  file: File;
  decimal?: DecimalMark;
}

/** Sends a file of companies to be priced. */
export function startBatch({ file, decimal }: BatchFile, key: SubmitKey) {
  return unwrap(
    api.quote.POST('/api/quote/v1/indications/batch', {
      params: { query: { ...(decimal && { decimal }) } },
      body: { file: file as unknown as string },
      bodySerializer: () => {
        const form = new FormData();
        form.set('file', file, file.name);
        return form;
      },
      headers: withKey(key),
    }),
  );
}

/** Has a batch that failed, or that waits, tried again now. */
export function resumeBatch(id: string, key: SubmitKey) {
  return unwrap(
    api.quote.POST('/api/quote/v1/indications/batch/{id}/resume', {
      params: { path: { id } },
      headers: withKey(key),
    }),
  );
}

/** A batch, read again until it has ended. */
export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotes', 'indication', 'batch', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.quote.GET('/api/quote/v1/indications/batch/{id}', { params: { path: { id } }, signal }),
      ),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'WAITING' || data?.status === 'RUNNING' ? POLL_MS : false,
  });
