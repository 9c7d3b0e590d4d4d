import { Navigate } from 'react-router';
import { desksOf } from '../../features/billing/billing-tabs';
import { useSession } from '../../lib/session';

/** The first desk of billing that the person works at. */
export function BillingHome() {
  const { account, basePath } = useSession();
  const [first] = desksOf(account.accountType);
  return <Navigate to={`${basePath}/billing/${first?.path ?? 'outstanding'}`} replace />;
}
