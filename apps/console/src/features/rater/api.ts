import type { Product } from '@palisade/trade';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ListQuery } from '../../kit/lists/list-state';
import { api, unwrap } from '../../lib/api';
import { COMPUTES, withKey } from '../../lib/with-key';
import { conditionOf } from '../../lib/row-versions';
import { keyOfWords, type SubmitKey } from '../../lib/submit-key';
import type {
  CustomPreset,
  DislocationJob,
  GoldenCase,
  PresetChanges,
  RateBook,
  RateBookDetail,
} from './types';

const BOOKS = '/api/rater/v1/books';
const BOOK = '/api/rater/v1/books/{id}';
const JOB = '/api/rater/v1/jobs/{id}';
const PRESET = '/api/rater/v1/presets/{id}';
const CUSTOM = '/api/rater/v1/presets/custom';
const CUSTOM_PRESET = '/api/rater/v1/presets/custom/{presetId}';

const JOB_POLL_MS = 500;

const pathOf = (id: string) => ({ path: { id } });

type BookSearch = ListQuery & { region?: RateBook['region']; status?: RateBook['status'] };

export const booksQuery = (query: BookSearch) =>
  queryOptions({
    queryKey: ['rater', 'books', 'list', query],
    queryFn: ({ signal }) => unwrap(api.rater.GET(BOOKS, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const bookQuery = (id: string) =>
  queryOptions({
    queryKey: ['rater', 'books', 'detail', id],
    queryFn: () => unwrap(api.rater.GET(BOOK, { params: pathOf(id) })),
  });

export const bookTableQuery = (id: string, table: string) =>
  queryOptions({
    queryKey: ['rater', 'books', 'table', id, table],
    queryFn: () =>
      unwrap(
        api.rater.GET('/api/rater/v1/books/{id}/tables/{table}', {
          params: { path: { id, table } },
        }),
      ),
  });

export const bookChangesQuery = (id: string, against: string | undefined) =>
  queryOptions({
    queryKey: ['rater', 'books', 'changes', id, against],
    queryFn: () =>
      unwrap(
        api.rater.GET('/api/rater/v1/books/{id}/changes', {
          params: { ...pathOf(id), query: against ? { against } : {} },
        }),
      ),
  });

type Version = Pick<RateBook, 'id' | 'modified'>;

/** How a version rates its golden cases; what was changed since has another answer. */
export const bookTestQuery = ({ id, modified }: Version) =>
  queryOptions({
    queryKey: ['rater', 'books', 'test', id, modified],
    queryFn: ({ signal }) =>
      unwrap(
        api.rater.POST('/api/rater/v1/books/{id}/test', {
          params: pathOf(id),
          headers: COMPUTES,
          signal,
        }),
      ),
  });

/**
 * Asks what a version would change, for a sample of risks. The same question of the same visit finds
 * its job again; by the next visit another version may be in force.
 */
export const dislocationQuery = ({ id, modified }: Version, size: number, attempt: string) =>
  queryOptions({
    queryKey: ['rater', 'books', 'dislocation', id, modified, size, attempt],
    queryFn: () =>
      unwrap(
        api.rater.POST('/api/rater/v1/books/{id}/dislocation', {
          params: pathOf(id),
          body: { size },
          headers: withKey(keyOfWords(`${modified} ${size} ${attempt}`)),
        }),
      ),
  });

const isOpen = (job: DislocationJob | undefined): boolean =>
  job?.status === 'WAITING' || job?.status === 'RUNNING';

/** How far a job has come; it is asked until it has ended. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['rater', 'jobs', id],
    queryFn: ({ signal }) => unwrap(api.rater.GET(JOB, { params: pathOf(id), signal })),
    refetchInterval: ({ state }) => (isOpen(state.data) ? JOB_POLL_MS : false),
  });

export const cancelJob = (id: string, key: SubmitKey) =>
  unwrap(api.rater.DELETE(JOB, { params: pathOf(id), headers: withKey(key) }));

/** What is done with a version; every list and version is read again after it. */
export function useBookCommand<T, R>(run: (input: T, key: SubmitKey) => Promise<R>) {
  const client = useQueryClient();
  return async (input: T, key: SubmitKey): Promise<R> => {
    const answer = await run(input, key);
    await client.invalidateQueries({ queryKey: ['rater', 'books'] });
    return answer;
  };
}

interface NewBook {
  basedOnId: string;
  version: string;
  effectiveFrom: string;
  note?: string;
}

export const beginBook = (body: NewBook, key: SubmitKey) =>
  unwrap(api.rater.POST(BOOKS, { body, headers: withKey(key) }));

export const uploadTable = (
  { id, table, csv }: { id: string; table: string; csv: string },
  key: SubmitKey,
) =>
  unwrap(
    api.rater.PUT('/api/rater/v1/books/{id}/tables/{table}', {
      params: { path: { id, table } },
      body: { csv },
      headers: withKey(key),
    }),
  );

export const saveCases = (
  { book, cases }: { book: RateBookDetail; cases: GoldenCase[] },
  key: SubmitKey,
) =>
  unwrap(
    api.rater.PUT('/api/rater/v1/books/{id}/cases', {
      params: pathOf(book.id),
      body: { cases: cases as never },
      headers: { ...withKey(key), ...conditionOf(book) },
    }),
  );

export const proposeBook = (id: string, key: SubmitKey) =>
  unwrap(
    api.rater.POST('/api/rater/v1/books/{id}/propose', {
      params: pathOf(id),
      headers: withKey(key),
    }),
  );

export const activateBook = (id: string, key: SubmitKey) =>
  unwrap(
    api.rater.POST('/api/rater/v1/books/{id}/activate', {
      params: pathOf(id),
      headers: withKey(key),
    }),
  );

export const withdrawBook = (id: string, key: SubmitKey) =>
  unwrap(api.rater.DELETE(BOOK, { params: pathOf(id), headers: withKey(key) }));

/** What a preset of a product may choose from. */
export const optionsQuery = (product: Product, state: string | null) =>
  queryOptions({
    queryKey: ['rater', 'preset-options', product, state],
    queryFn: () =>
      unwrap(
        api.rater.POST('/api/rater/v1/rules/globals/{state}', {
          params: { path: { state: state ?? 'UK' } },
          body: { product },
          headers: COMPUTES,
        }),
      ),
  });

export const catalogueQuery = (product: Product, state: string | null) =>
  queryOptions({
    queryKey: ['rater', 'preset-coverages', product, state],
    queryFn: () =>
      unwrap(
        api.rater.GET('/api/rater/v1/coverages', {
          params: { query: { product, ...(state && { state }) } },
        }),
      ),
  });

export const standardPresetsQuery = (product: Product, state: string | null) =>
  queryOptions({
    queryKey: ['rater', 'presets', 'standard', product, state],
    queryFn: () =>
      unwrap(
        api.rater.GET('/api/rater/v1/presets', {
          params: { query: { product, ...(state && { state }) } },
        }),
      ),
  });

export const customPresetsQuery = (product: Product) =>
  queryOptions({
    queryKey: ['rater', 'presets', 'custom', product],
    queryFn: () => unwrap(api.rater.GET(CUSTOM, { params: { query: { product } } })),
  });

/** What is done with presets; they are read again after it. */
export function usePresetCommand<T, R>(run: (input: T, key: SubmitKey) => Promise<R>) {
  const client = useQueryClient();
  return async (input: T, key: SubmitKey): Promise<R> => {
    const answer = await run(input, key);
    await client.invalidateQueries({ queryKey: ['rater', 'presets'] });
    return answer;
  };
}

export const createPreset = (body: CustomPreset, key: SubmitKey) =>
  unwrap(api.rater.POST(CUSTOM, { body, headers: withKey(key) }));

export const changePreset = ({ id, body }: { id: string; body: CustomPreset }, key: SubmitKey) =>
  unwrap(
    api.rater.PUT(CUSTOM_PRESET, {
      params: { path: { presetId: id } },
      body,
      headers: withKey(key),
    }),
  );

export const deletePreset = (id: string, key: SubmitKey) =>
  unwrap(
    api.rater.DELETE(CUSTOM_PRESET, { params: { path: { presetId: id } }, headers: withKey(key) }),
  );

export const copyStandardPreset = (
  { id, body }: { id: string; body: PresetChanges },
  key: SubmitKey,
) => unwrap(api.rater.POST(PRESET, { params: pathOf(id), body, headers: withKey(key) }));

export const changeStandardPreset = (
  { id, body }: { id: string; body: PresetChanges },
  key: SubmitKey,
) => unwrap(api.rater.PUT(PRESET, { params: pathOf(id), body, headers: withKey(key) }));

export const deleteStandardPreset = (id: string, key: SubmitKey) =>
  unwrap(api.rater.DELETE(PRESET, { params: pathOf(id), headers: withKey(key) }));
