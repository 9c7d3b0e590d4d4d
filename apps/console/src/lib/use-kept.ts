import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** What was last read, and when. */
export interface Kept<T> {
  data: T;
  /** Milliseconds since 1970. */
  at: number;
}

type Read<T> = Pick<UseQueryResult<T>, 'data' | 'dataUpdatedAt' | 'isPlaceholderData'>;

/** The newest answer of a query: one that fails, or is for another question, leaves the one before. */
export function useKept<T>({
  data,
  dataUpdatedAt,
  isPlaceholderData,
}: Read<T>): Kept<T> | undefined {
  const [kept, setKept] = useState<Kept<T>>();
  const isNewer = data !== undefined && !isPlaceholderData && data !== kept?.data;
  const newest = isNewer ? { data, at: dataUpdatedAt } : kept;
  if (isNewer) setKept(newest);
  return newest;
}
