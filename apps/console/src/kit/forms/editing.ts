import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client';
import { versionOf, type RowVersion } from '../../lib/row-versions';

/** A row as a form shows it, and the version that what is sent will be based on. */
export interface RowInForm<Values> {
  values: Partial<Values>;
  version: RowVersion | undefined;
}

/** What a form edits: the row that it was opened with, and the row as it is by now. */
export interface Edited<Values> {
  opened: RowInForm<Values>;
  readAgain: () => Promise<RowInForm<Values>>;
}

/** Describes the row of a query as one that a form edits. */
export function editing<Row, Key extends QueryKey, Values>(
  query: FetchQueryOptions<Row, Error, Row, Key>,
  row: Row,
  valuesOf: (row: Row) => Partial<Values>,
): Edited<Values> {
  const inForm = (one: Row) => ({ values: valuesOf(one), version: versionOf(one) });
  return {
    opened: inForm(row),
    readAgain: async () => inForm(await queryClient.fetchQuery({ ...query, staleTime: 0 })),
  };
}

/** A field of a form that has changed; touched where a person did it. */
export interface ChangedField {
  name: readonly (string | number)[];
  touched?: boolean;
}
