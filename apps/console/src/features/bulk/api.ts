import type { DecimalMark } from '@palisade/kernel';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { downloadFile } from '../../kit/files/download';
import { api, unwrap } from '../../lib/api';
import type { BulkUpload, BulkUploadSearch } from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { COMPUTES, withKey } from '../../lib/with-key';

const UPLOADS = '/api/bus/v1/bulkUpload';
const KEY = 'bulk-uploads';
const POLL_MS = 1_000;

/** The uploads of the organisation; looked at again while one of them is under way. */
export const bulkUploadsQuery = (query: BulkUploadSearch) =>
  queryOptions({
    queryKey: [KEY, query],
    queryFn: ({ signal }) =>
      unwrap(api.account.GET(`${UPLOADS}/search`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.content.some(({ status }) => status === 'RUNNING') ? POLL_MS : false,
  });

/** A file of accounts, for whom, and how its columns are read. */
export interface BulkFile {
  file: File;
  agencyId?: string | undefined;
  /** By its headings when it is left out. */
  columns?: string | undefined;
  /** The mark of decimals in its amounts, where it was asked for. */
  decimal?: DecimalMark | undefined;
}

const bodyOf = ({ file, agencyId, columns, decimal }: BulkFile) => {
  const form = new FormData();
  form.append('file', file);
  return {
    params: {
      query: {
        ...(agencyId && { agencyId }),
        ...(columns !== undefined && { columns }),
        ...(decimal && { decimal }),
      },
    },
    body: { file: '' },
    bodySerializer: () => form,
  };
};

/** What an upload of a file would do. */
export const bulkCheckQuery = (chosen: BulkFile) => {
  const { file, agencyId = null, columns = null, decimal = null } = chosen;
  const { name, size, lastModified } = file;
  const of = { name, size, lastModified };
  return queryOptions({
    queryKey: [KEY, 'check', of, { agencyId, columns, decimal }],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.POST(`${UPLOADS}/check`, { ...bodyOf(chosen), headers: COMPUTES, signal }),
      ),
    // A choice of columns is read over the check of the same file before it.
    placeholderData: (before, query) =>
      JSON.stringify(query?.queryKey[2]) === JSON.stringify(of) ? before : undefined,
    retry: false,
    gcTime: 0,
  });
};

/** How far the check of a large file has come; looked at again until it has ended. */
export const bulkCheckJobQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'check', id],
    queryFn: ({ signal }) =>
      unwrap(api.account.GET(`${UPLOADS}/check/{id}`, { params: { path: { id } }, signal })),
    refetchInterval: ({ state: { data } }) => (isUnderWay(data?.status) ? POLL_MS : false),
    gcTime: 0,
  });

/** Whether a job waits or runs. */
export const isUnderWay = (status: string | undefined): boolean =>
  status === 'WAITING' || status === 'RUNNING';

/** What is done with uploads. */
export function useBulkCommands() {
  const queryClient = useQueryClient();
  return {
    upload: async (chosen: BulkFile, key: SubmitKey): Promise<BulkUpload> => {
      const upload = await unwrap(
        api.account.POST(UPLOADS, { ...bodyOf(chosen), headers: withKey(key) }),
      );
      await queryClient.invalidateQueries({ queryKey: [KEY] });
      return upload;
    },
    resume: async ({ id }: BulkUpload, key: SubmitKey): Promise<BulkUpload> => {
      const upload = await unwrap(
        api.account.POST(`${UPLOADS}/{id}/resume`, {
          params: { path: { id } },
          headers: withKey(key),
        }),
      );
      await queryClient.invalidateQueries({ queryKey: [KEY] });
      return upload;
    },
  };
}

/** Hands the template to the browser's own download. */
export async function downloadTemplate(): Promise<void> {
  const file: unknown = await unwrap(api.account.GET(`${UPLOADS}/template`, { parseAs: 'blob' }));
  downloadFile(file as Blob, 'bulk-upload.csv');
}

/** Hands the rows of an upload with their results to the browser's own download. */
export async function downloadResult({ id, fileName }: BulkUpload): Promise<void> {
  const file: unknown = await unwrap(
    api.account.GET(`${UPLOADS}/{id}/result`, { params: { path: { id } }, parseAs: 'blob' }),
  );
  downloadFile(file as Blob, `${fileName.replace(/\.[^.]*$/, '')}-result.csv`);
}
