import type { Page } from '@palisade/kernel';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ListQuery } from './list-state';

/** The call that reads a page of a list by what its address asks for. */
export type PageSource<Row, Key extends QueryKey> = (
  query: ListQuery,
) => UseQueryOptions<Page<Row>, Error, Page<Row>, Key>;
