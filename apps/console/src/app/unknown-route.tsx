import { useStore } from '../lib/store';
import { tokenStore } from '../lib/tokens';
import { PublicPage } from '../pages/public/frame/public-layout';
import { NotFoundPage } from '../pages/public/notices/not-found-page';
import { SignedIn } from './session-gate';
import { ShellFrame } from './shell/shell';

/** An address that nothing answers; who is signed in keeps the shell. */
export function UnknownRoute() {
  const isSignedIn = useStore(tokenStore) !== null;
  return isSignedIn ? (
    <SignedIn>
      <ShellFrame>
        <NotFoundPage />
      </ShellFrame>
    </SignedIn>
  ) : (
    <PublicPage>
      <NotFoundPage />
    </PublicPage>
  );
}
