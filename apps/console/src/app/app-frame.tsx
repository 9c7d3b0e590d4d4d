import { useBooleanFlagValue } from '@openfeature/react-sdk';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useEdition } from '../lib/edition';
import { useThemeAttribute } from '../lib/theme-mode';
import { MaintenancePage } from '../pages/public/notices/maintenance-page';
import { CookieBar } from './cookie-bar';
import { isOpenInMaintenance } from './maintenance';
import { OfflineBar } from './offline-bar';
import { PageSkeleton } from './page-skeleton';
import { Snackbars } from './snackbars';
import { useVersionPoll } from './version-poll';

/** What surrounds every page, public or not. */
export function AppFrame() {
  useThemeAttribute();
  useVersionPoll();
  const isDown = useMaintenance();
  return (
    <>
      <OfflineBar />
      <Suspense fallback={<PageSkeleton />}>
        {isDown ? <MaintenancePage isForced /> : <Outlet />}
      </Suspense>
      <CookieBar />
      <Snackbars />
      <ScrollRestoration />
    </>
  );
}

/** Spec 1 §4: the general flag, or the flag of the edition; not where maintenance is ended. */
function useMaintenance(): boolean {
  const { region } = useEdition();
  const isGlobal = useBooleanFlagValue('maintenance-global', false);
  const isRegional = useBooleanFlagValue(`maintenance-${region.toLowerCase()}`, false);
  const { pathname, state } = useLocation();
  const from = (state as { from?: { pathname?: string } } | null)?.from;
  return (isGlobal || isRegional) && !isOpenInMaintenance(pathname, from?.pathname);
}
