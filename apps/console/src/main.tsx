import '@fontsource-variable/inter';
import './app/styles/tokens.css';
import './app/styles/base.css';
import './app/styles/frame.css';
import './app/styles/controls.css';
import './app/styles/public.css';
import './app/styles/print.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { Providers } from './app/providers';
import { router } from './app/router';
import { reloadWhenStale } from './app/stale-version';
import { startEnvironment } from './lib/environment';
import { startFlags } from './lib/flags';
import { i18n, readAllTexts, startI18n } from './lib/i18n';
import { readSession } from './lib/session';
import { restoreSession } from './lib/session-tokens';
import { finishUndoable } from './lib/undoable';

reloadWhenStale();
addEventListener('pagehide', finishUndoable);
startFlags();
const [locale] = await Promise.all([startEnvironment(), restoreSession()]);
const isSignedIn = readSession();
document.documentElement.lang = locale;
await startI18n(locale);
if (isSignedIn) readAllTexts();

const root = document.getElementById('root');
const unreachable = document.getElementById('unreachable');
if (root && i18n.hasResourceBundle(locale, 'common')) {
  createRoot(root).render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
} else if (unreachable) {
  unreachable.hidden = false;
  document.getElementById('frame')?.remove();
}
