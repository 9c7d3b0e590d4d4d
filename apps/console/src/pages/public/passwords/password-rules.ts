import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, unwrap } from '../../../lib/api';
import { COMPUTES } from '../../../lib/with-key';

export const passwordRulesQuery = queryOptions({
  queryKey: ['password-rules'],
  queryFn: () => unwrap(api.auth.GET('/api/auth/v1/password-constraints')),
  staleTime: Infinity,
});

const PAUSE_MS = 250;

/** What the server says of a password. */
export interface PasswordCheck {
  /** Codes of the rules that it breaks; null while not known. */
  failing: string[] | null;
  /** Whether an answer is still to come. */
  isChecking: boolean;
}

/** Asks the server which rules the password breaks, whenever it has not changed for a moment. */
export function usePasswordCheck(token: string, password: string): PasswordCheck {
  const settled = useSettled(password);
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['password-check', token, settled],
    queryFn: async () => {
      const { errors } = await unwrap(
        api.auth.POST('/api/auth/v1/validate-password', {
          params: { query: { token } },
          body: { password: settled },
          headers: COMPUTES,
        }),
      );
      return errors.map(({ errorCode }) => errorCode);
    },
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isSettled = settled === password;
  return {
    failing: isSettled && !isPlaceholderData ? (data ?? null) : null,
    isChecking: !isSettled || isFetching,
  };
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
