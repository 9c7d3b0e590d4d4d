import { productOf } from '@palisade/trade';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { renewalPath } from '../../lib/renewal-path';
import { useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';

/** Spec 3 §2: the details of an account before a renewal are its first step. */
export function RenewDetailsPage() {
  const { accountId = '' } = useParams();
  const [address] = useSearchParams();
  const { basePath } = useSession();
  const product = productOf(address.get('product') ?? '');
  const policyId = address.get('policyId');
  if (!product || !policyId) return <NotFoundPage />;
  return (
    <Navigate to={renewalPath(basePath, { product, accountId }, 'verify', policyId)} replace />
  );
}
