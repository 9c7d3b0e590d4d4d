import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

/** A row to edit; it is read anew, so that a form never begins with what is outdated. */
export function useRow<Row, Key extends QueryKey>(
  query: UseQueryOptions<Row, Error, Row, Key>,
): Row | undefined {
  const { data, isSuccess, isFetchedAfterMount } = useQuery({ ...query, staleTime: 0 });
  return isSuccess && isFetchedAfterMount ? data : undefined;
}
