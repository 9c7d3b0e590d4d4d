import { Outlet } from 'react-router';
import { usePermissions } from '../lib/session';
import { NotPermittedPage } from '../pages/public/notices/not-found-page';

/** Shows its screens to who holds the permission. */
export function PermissionRoute({ permission }: { permission: string }) {
  const { can } = usePermissions();
  return can(permission) ? <Outlet /> : <NotPermittedPage />;
}
