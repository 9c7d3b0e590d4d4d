import { OpenFeatureProvider } from '@openfeature/react-sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18n } from '../lib/i18n';
import { queryClient } from '../lib/query-client';

/** What every page needs: texts, flags and the cache of server state. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <OpenFeatureProvider>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </OpenFeatureProvider>
    </I18nextProvider>
  );
}
