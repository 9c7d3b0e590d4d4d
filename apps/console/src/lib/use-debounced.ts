import { useEffect, useState } from 'react';

/** The value once it has not changed for so long; `key` tells whether it has. */
export function useDebounced<T>(
  value: T,
  key: string,
  delayMs: number,
): { value: T; isSettled: boolean } {
  const [settled, setSettled] = useState({ value, key });
  useEffect(() => {
    if (key === settled.key) return undefined;
    const timer = setTimeout(() => setSettled({ value, key }), delayMs);
    return () => clearTimeout(timer);
  }, [key, settled.key, delayMs]);
  return { value: settled.value, isSettled: settled.key === key };
}
