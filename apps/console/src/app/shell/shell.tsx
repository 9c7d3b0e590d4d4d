import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { ForcedMfa } from '../../features/profile/forced-mfa';
import { mustSetUpMfa } from '../../features/profile/must-set-up';
import { updateUiSettings, useUiSettings } from '../../lib/client-store';
import { EnteredBanner } from '../../features/entering/entered-banner';
import { followEvents } from '../../lib/live';
import { isSamePage } from '../../lib/same-page';
import { useSession } from '../../lib/session';
import { ComponentLibrary } from '../component-library';
import { ModalHost } from '../modal-host';
import { personaOf } from '../personas';
import { Header } from './header';
import { IncidentBanner } from './incident-banner';
import { Navigation } from './navigation';
import { ShortcutLayer } from './shortcuts';
import '../styles/shell.css';

/** Loaded when it is first opened, which only narrow screens can. */
const NavigationDrawer = lazy(async () => ({
  default: (await import('./navigation-drawer')).NavigationDrawer,
}));

/** The frame of every page behind the sign-in. */
export function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}

export function ShellFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { user, account } = useSession();
  const { isNavigationCollapsed } = useUiSettings();
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const main = useFocusOnNavigation();
  const persona = personaOf(account.accountType);
  const isBlocked = mustSetUpMfa(user);
  useEffect(() => {
    if (!isBlocked) return followEvents(`${user.id}.${account.id}`);
  }, [user.id, account.id, isBlocked]);
  return (
    <ComponentLibrary>
      <div className={isNavigationCollapsed ? 'shell collapsed' : 'shell'}>
        <a className="skip-link" href="#content">
          {t('common:shell.skip')}
        </a>
        <aside className="shell-side">
          <Navigation
            persona={persona}
            isCollapsed={isNavigationCollapsed}
            onToggle={() => updateUiSettings({ isNavigationCollapsed: !isNavigationCollapsed })}
          />
        </aside>
        {drawer !== 'unused' && (
          <Suspense>
            <NavigationDrawer
              persona={persona}
              isOpen={drawer === 'open'}
              onClose={() => setDrawer('closed')}
            />
          </Suspense>
        )}
        <div className="shell-body">
          <Header persona={persona} onMenu={() => setDrawer('open')} />
          <EnteredBanner />
          <IncidentBanner />
          <main className="shell-main" id="content" ref={main} tabIndex={-1}>
            <ForcedMfa>{children}</ForcedMfa>
          </main>
        </div>
      </div>
      <ShortcutLayer persona={persona} />
      <ModalHost />
    </ComponentLibrary>
  );
}

/** Moves focus to the new page, so that the next Tab and a screen reader start there. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isSamePage(state)) return;
    const before = document.activeElement;
    // Who is quick types on the new page already.
    if (main.current?.contains(before) && before?.matches('input, textarea')) return;
    // After a dialog that led here has closed and given focus back to what opened it.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      const isOnThePage =
        main.current?.contains(activeElement) || activeElement?.closest('[role="menu"]');
      if (activeElement === before || !isOnThePage) main.current?.focus();
    }, 50);
    return () => clearTimeout(timer);
  }, [pathname, state]);
  return main;
}
