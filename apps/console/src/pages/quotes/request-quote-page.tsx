import { Navigate, useParams } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { productOf } from '@palisade/trade';
import { regionOfCountry } from '@palisade/kernel';
import { accountQuery } from '../../features/accounts/api';
import { USUAL_PRODUCT, wizardPath } from '../../features/quotes/paths';
import { ErrorState } from '../../kit/pages/error-state';
import { isOutOfReach } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';

/** Where a new quote begins after its policyholder was added: the first step that is still needed. */
export function RequestQuotePage() {
  const { productType = '', accountId = '' } = useParams();
  const { basePath } = useSession();
  const result = useQuery(accountQuery(accountId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  if (result.isError) {
    return <ErrorState error={result.error} onRetry={() => void result.refetch()} />;
  }
  if (!result.data) return <Skeleton active />;
  const { country, isVerifiedByAgent } = result.data;
  const product = productOf(productType) ?? USUAL_PRODUCT[regionOfCountry(country)];
  const step = isVerifiedByAgent ? 'product-selector' : 'verify';
  return <Navigate to={wizardPath(basePath, product, accountId, step)} replace />;
}
