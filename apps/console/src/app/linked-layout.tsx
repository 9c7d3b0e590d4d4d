import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { followEvents } from '../lib/live';
import { useStore } from '../lib/store';
import { tokenStore } from '../lib/tokens';
import { AccountOffer, DoorAgency } from '../pages/linked/account-offer';
import { PublicPage } from '../pages/public/frame/public-layout';
import { ComponentLibrary } from './component-library';
import { LinkedModalHost } from './linked-modal-host';
import './styles/linked.css';

/**
 * The frame of the pages that a mailed link leads to: no navigation, one quote, policy or claim. Who
 * arrives without a session signs in first and comes back.
 */
export function LinkedLayout() {
  const location = useLocation();
  const person = useStore(tokenStore)?.claims.sub;
  const [hasArrivedSignedIn] = useState(person !== undefined);
  useEffect(() => (person ? followEvents(person) : undefined), [person]);
  if (!hasArrivedSignedIn) return <Navigate to="/login" replace state={{ from: location }} />;
  return (
    <ComponentLibrary>
      <PublicPage>
        <DoorAgency />
        <Outlet />
        <AccountOffer />
      </PublicPage>
      <LinkedModalHost />
    </ComponentLibrary>
  );
}
