import { SEARCH_LENGTH } from '@palisade/kernel';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import { usePermissions } from '../../../lib/session';
import { useDebounced } from '../../../lib/use-debounced';
import type { Persona } from '../../personas';
import { mergeFound, type Found } from './merge-found';
import { openableKinds } from './search-kinds';

/** So long a text rests before it is looked for. */
const REST_MS = 200;
const STALE_MS = 10_000;
/** A service that was late is asked again, so often and so long after the answer of the others. */
const AGAIN_MS = 1_500;
const ASKED_MAX = 4;

const searchQuery = (search: string, services: readonly string[]) =>
  queryOptions({
    queryKey: ['search', search],
    queryFn: async ({ signal, client, queryKey }) => {
      const call = api.gateway.GET('/api/search/v1', { params: { query: { search } }, signal });
      return mergeFound(client.getQueryData<Found>(queryKey), await unwrap(call));
    },
    staleTime: STALE_MS,
    refetchInterval: ({ state }) =>
      isAskedAgain(state.data, services) && state.dataUpdateCount < ASKED_MAX && AGAIN_MS,
  });

const isAskedAgain = (answer: Found | undefined, services: readonly string[]): boolean =>
  answer?.missing.some((service) => services.includes(service)) ?? false;

/** The records that a text means, by kind; the answer to another text is never shown. */
export function useSearch(persona: Persona, typed: string) {
  const { can } = usePermissions();
  const kinds = openableKinds(persona, can);
  const wanted = typed.trim().slice(0, SEARCH_LENGTH.max);
  const { value: search, isSettled } = useDebounced(wanted, wanted, REST_MS);
  const isAsked = kinds.length > 0 && wanted.length >= SEARCH_LENGTH.min;
  const services = kinds.map(({ service }) => service);
  const found = useQuery({
    ...searchQuery(search, services),
    enabled: isAsked && isSettled,
    retry: false,
  });
  const answer = isAsked && isSettled ? found.data : undefined;
  return {
    isAsked,
    isSearching: isAsked && (!isSettled || found.isFetching) && !answer,
    error: isAsked && isSettled && found.isError ? found.error : null,
    groups: kinds
      .map((setup) => ({
        ...setup,
        hits: (answer?.hits ?? []).filter(({ kind }) => kind === setup.kind),
      }))
      .filter(({ hits }) => hits.length > 0),
    // Who may not look for a kind does not miss it.
    missing: kinds.filter(({ service }) => answer?.missing.includes(service)),
    hasAnswer: answer !== undefined,
  };
}
