import { REGIONS, regionOfHost, type Locale } from '@palisade/kernel';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from './api';
import { clientStore } from './client-store';
import { loadFlags } from './flags';
import { queryClient } from './query-client';
import { enterSandbox } from './sandbox';

// Spec 1 §9: the environment is cached for 30 minutes.
const STALE_MS = 30 * 60 * 1000;

export const environmentQuery = queryOptions({
  queryKey: ['environment'],
  queryFn: () => unwrap(api.gateway.GET('/api/auth/v1/env')),
  staleTime: STALE_MS,
});

/** Loads environment and flags, and decides the locale of this visit (Spec 1 §1). */
export async function startEnvironment(): Promise<Locale> {
  const [environment, flags] = await Promise.all([
    queryClient.fetchQuery(environmentQuery).catch(() => null),
    loadFlags().catch(() => ({}) as Record<string, boolean>),
  ]);
  if (environment?.sandbox) enterSandbox();
  const { language } = clientStore.get().uiSettings;
  if (flags['language-selector'] && language) return language;
  const suffix = environment?.ukHostSuffix ?? '';
  return REGIONS[regionOfHost(location.host, suffix, flags['uk-environment'])].locale;
}
