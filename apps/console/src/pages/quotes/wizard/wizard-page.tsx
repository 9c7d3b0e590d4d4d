import { regionOfCountry } from '@palisade/kernel';
import { productOf, productsOfRegion } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Navigate, useParams } from 'react-router';
import { accountQuery } from '../../../features/accounts/api';
import { ErrorState } from '../../../kit/pages/error-state';
import { isOutOfReach } from '../../../lib/problem';
import { useSession } from '../../../lib/session';
import { NotFoundPage } from '../../public/notices/not-found-page';
import { wizardPath } from '../../../features/quotes/paths';
import { stepOf } from './wizard-steps';
import { Wizard } from './wizard';

/** Loads the account of a quote and sets an address right that no product of it has. */
export function WizardPage() {
  const { productType = '', accountId = '', mode, step } = useParams();
  const { basePath } = useSession();
  const result = useQuery(accountQuery(accountId));
  if (mode !== 'requestQuote' || isOutOfReach(result.error)) return <NotFoundPage />;
  if (result.isError && !result.data) {
    return <ErrorState error={result.error} onRetry={() => void result.refetch()} />;
  }
  if (!result.data) return <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 8 }} />;

  const account = result.data;
  const sold = productsOfRegion(regionOfCountry(account.country));
  const product = productOf(productType);
  if (!product || !sold.includes(product) || step !== stepOf(step)) {
    const wanted = product && sold.includes(product) ? product : sold[0]!;
    return <Navigate to={wizardPath(basePath, wanted, account.id, stepOf(step))} replace />;
  }
  return <Wizard key={account.id} account={account} product={product} step={stepOf(step)} />;
}
