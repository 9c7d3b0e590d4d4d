import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { followEvents } from '../lib/live';
import { useStore } from '../lib/store';
import { tokenStore } from '../lib/tokens';
import { AccountOffer, DoorAgency } from '../pages/linked/account-offer';
import { PublicPage } from '../pages/public/frame/public-layout';
import { ComponentLibrary } from './component-library';
import { LinkedModalHost } from './linked-modal-host';
import './styles/linked.css';

/** The frame of the pages that a mailed link leads to: no navigation, one quote, policy or claim. */
export function LinkedLayout() {
  const person = useStore(tokenStore)?.claims.sub;
  useEffect(() => (person ? followEvents(person) : undefined), [person]);
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
