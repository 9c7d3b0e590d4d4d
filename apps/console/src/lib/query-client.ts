import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './problem';
import { shareAnswer } from './row-versions';

// Spec 1 §9: default query stale time.
const STALE_MS = 5000;
const RETRIES_MAX = 2;

const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      structuralSharing: shareAnswer,
      retry: (failures, error) => failures < RETRIES_MAX && isWorthRetrying(error),
    },
    mutations: { retry: false },
  },
});
