import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { downloadFile } from '../../kit/files/download';
import { api, unwrap } from '../../lib/api';
import type {
  FormCheck,
  FormEnd,
  FormType,
  FormTypeFacts,
  FormTypeSearch,
  LibraryForm,
  LibraryFormDetail,
  LibraryFormFacts,
  LibraryFormSearch,
} from './types';
import type { SubmitKey } from '../../lib/submit-key';
import { COMPUTES, withKey } from '../../lib/with-key';

const FORMS = '/api/docs/v1/forms';
const FORM = '/api/docs/v1/forms/{id}';
const TYPES = '/api/docs/v1/formtype';
const TYPE = '/api/docs/v1/formtype/{id}';

/** Types are few: a field that chooses one shows all. */
const TYPES_MAX = 100;

export const formsQuery = (query: LibraryFormSearch) =>
  queryOptions({
    queryKey: ['forms', 'list', query],
    queryFn: ({ signal }) => unwrap(api.docs.GET(`${FORMS}/search`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** A form with its text. */
export const formQuery = (id: string) =>
  queryOptions({
    queryKey: ['forms', 'one', id],
    queryFn: ({ signal }) => unwrap(api.docs.GET(FORM, { params: { path: { id } }, signal })),
  });

/** The forms that something would be issued with. */
export const inferredQuery = (body: FormCheck) =>
  queryOptions({
    queryKey: ['forms', 'inferred', body],
    queryFn: ({ signal }) =>
      unwrap(api.docs.POST(`${FORMS}/inferred`, { body, headers: COMPUTES, signal })),
    placeholderData: keepPreviousData,
  });

export const formTypesQuery = (query: FormTypeSearch) =>
  queryOptions({
    queryKey: ['form-types', query],
    queryFn: ({ signal }) => unwrap(api.docs.GET(`${TYPES}/search`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const allFormTypesQuery = formTypesQuery({ size: TYPES_MAX });

export const paperTypesQuery = queryOptions({
  queryKey: ['paper-types'],
  queryFn: ({ signal }) => unwrap(api.docs.GET('/api/docs/v1/papertypes', { signal })),
});

export const productTypesQuery = queryOptions({
  queryKey: ['product-types'],
  queryFn: ({ signal }) => unwrap(api.docs.GET('/api/docs/v1/producttypes', { signal })),
  staleTime: Infinity,
});

/** Hands a form, as it is printed for a made-up policy, to the browser's own download. */
export async function downloadPreview({
  id,
  formNumber,
  edition,
}: Pick<LibraryForm, 'id' | 'formNumber' | 'edition'>): Promise<void> {
  const file: unknown = await unwrap(
    api.docs.GET(`${FORM}/preview`, { params: { path: { id } }, parseAs: 'blob' }),
  );
  downloadFile(file as Blob, `${formNumber} ${edition}.pdf`);
}

const of = (id: string, key: SubmitKey) => ({ params: { path: { id } }, headers: withKey(key) });

function useThenFresh(noun: 'forms' | 'form-types') {
  const queryClient = useQueryClient();
  return async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: [noun] });
    return answer;
  };
}

/** What is done with forms. */
export function useFormCommands() {
  const then = useThenFresh('forms');
  return {
    add: (body: LibraryFormFacts, key: SubmitKey): Promise<LibraryFormDetail> =>
      then(unwrap(api.docs.POST(FORMS, { body, headers: withKey(key) }))),
    change: (id: string, body: LibraryFormFacts, key: SubmitKey): Promise<LibraryFormDetail> =>
      then(unwrap(api.docs.PUT(FORM, { body, ...of(id, key) }))),
    propose: (id: string, key: SubmitKey): Promise<LibraryForm> =>
      then(unwrap(api.docs.POST(`${FORM}/propose`, of(id, key)))),
    activate: (id: string, key: SubmitKey): Promise<LibraryForm> =>
      then(unwrap(api.docs.POST(`${FORM}/activate`, of(id, key)))),
    end: (id: string, body: FormEnd, key: SubmitKey): Promise<LibraryForm> =>
      then(unwrap(api.docs.POST(`${FORM}/end`, { body, ...of(id, key) }))),
    remove: (id: string, key: SubmitKey) => then(unwrap(api.docs.DELETE(FORM, of(id, key)))),
  };
}

/** What is done with form types. */
export function useFormTypeCommands() {
  const then = useThenFresh('form-types');
  return {
    add: (body: FormTypeFacts, key: SubmitKey): Promise<FormType> =>
      then(unwrap(api.docs.POST(TYPES, { body, headers: withKey(key) }))),
    change: (id: string, body: FormTypeFacts, key: SubmitKey): Promise<FormType> =>
      then(unwrap(api.docs.PUT(TYPE, { body, ...of(id, key) }))),
    remove: (id: string, key: SubmitKey) => then(unwrap(api.docs.DELETE(TYPE, of(id, key)))),
  };
}
