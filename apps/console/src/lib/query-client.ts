import { QueryClient } from '@tanstack/react-query';
import { ApiError, isTooSoon } from './problem';
import { shareAnswer } from './row-versions';

// Spec 1 §9: default query stale time.
const STALE_MS = 5000;
const RETRIES_MAX = 2;
const SECOND_MS = 1000;
// Who has to wait for longer reads why, and tries again by hand.
const PATIENCE_S = 15;

const isWorthRetrying = (error: unknown): boolean => {
  if (isTooSoon(error)) return (error.problem.retryAfter ?? 1) <= PATIENCE_S;
  return !(error instanceof ApiError) || error.status >= 500;
};

/** Milliseconds until a failed read is tried again: what the server asks for, else 1 s, then 2 s. */
export const retryDelay = (failures: number, error: unknown): number => {
  const asked = isTooSoon(error) && error.problem.retryAfter;
  return asked ? asked * SECOND_MS : SECOND_MS * 2 ** failures;
};

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      structuralSharing: shareAnswer,
      retry: (failures, error) => failures < RETRIES_MAX && isWorthRetrying(error),
      retryDelay,
    },
    mutations: { retry: false },
  },
});
