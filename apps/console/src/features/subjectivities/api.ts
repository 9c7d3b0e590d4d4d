import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { SubjectivityFacts, SubjectivitySetting } from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const SETTINGS = '/api/quote/v1/subjectivity/settings';

/** The conditions that quotes get when their terms are released. */
export const subjectivitiesQuery = queryOptions({
  queryKey: ['subjectivity-settings'],
  queryFn: ({ signal }) => unwrap(api.quote.GET(SETTINGS, { signal })),
});

/** The kinds of document that can clear a condition. */
export const documentKindsQuery = queryOptions({
  queryKey: ['doc-types', 'all'],
  queryFn: ({ signal }) =>
    unwrap(api.docs.GET('/api/docs/v1/docTypes', { params: { query: {} }, signal })),
  staleTime: Infinity,
});

type Facts = SubjectivityFacts;

/** Saves or deletes one condition; all of them are sent, as they are by now. */
export function useSubjectivityCommands() {
  const queryClient = useQueryClient();
  const replace = async (change: (known: Facts[]) => Facts[], key: SubmitKey): Promise<void> => {
    const known = await queryClient.fetchQuery({ ...subjectivitiesQuery, staleTime: 0 });
    const subjectivities = change(known.map(factsOf));
    const body = { subjectivities };
    const saved = await unwrap(api.quote.PUT(SETTINGS, { body, headers: withKey(key) }));
    queryClient.setQueryData(subjectivitiesQuery.queryKey, saved);
  };
  return {
    save: (facts: Facts, key: SubmitKey) =>
      replace((known) => [...known.filter(({ code }) => code !== facts.code), facts], key),
    remove: (code: string, key: SubmitKey) =>
      replace((known) => known.filter((one) => one.code !== code), key),
  };
}

const factsOf = ({ id: _, ...facts }: SubjectivitySetting): Facts => facts as Facts;
