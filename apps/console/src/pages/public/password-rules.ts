import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, unwrap } from '../../lib/api';

export const passwordRulesQuery = queryOptions({
  queryKey: ['password-rules'],
  queryFn: () => unwrap(api.auth.GET('/api/auth/v1/password-constraints')),
  staleTime: Infinity,
});

const PAUSE_MS = 250;

/** Codes of the rules that the password breaks, asked of the server; null while not yet known. */
export function useFailingRules(token: string, password: string): string[] | null {
  const settled = useSettled(password);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['password-check', token, settled],
    queryFn: async () => {
      const { errors } = await unwrap(
        api.auth.POST('/api/auth/v1/validate-password', {
          params: { query: { token } },
          body: { password: settled },
        }),
      );
      return errors.map(({ errorCode }) => errorCode);
    },
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return settled === password && !isPlaceholderData ? (data ?? null) : null;
}

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
