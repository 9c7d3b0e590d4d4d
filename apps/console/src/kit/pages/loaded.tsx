import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useKept } from '../../lib/use-kept';
import { ReadError } from './read-error';

interface LoadedProps<T> {
  result: UseQueryResult<T>;
  /** The shape of what is still to come. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a query answers; when it fails, why, above what was there before. */
export function Loaded<T>({ result, skeleton, children }: LoadedProps<T>) {
  const kept = useKept(result);
  return (
    <>
      <ReadError result={result} kept={kept} />
      {kept ? children(kept.data) : !result.isError && skeleton}
    </>
  );
}
