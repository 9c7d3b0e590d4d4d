import type { Product } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { policyQuery } from '../../../features/policies/api';
import { ErrorState } from '../../../kit/pages/error-state';
import type { Account } from '../../../lib/api-types';
import { isOutOfReach } from '../../../lib/problem';
import { NotFoundPage } from '../../public/notices/not-found-page';
import { RenewalWizard } from './renewal-wizard';
import { renewalStepOf } from './renewal-steps';

interface RenewalPageProps {
  account: Account;
  product: Product;
  policyId: string;
  step: string | undefined;
}

/** Loads the policy that is renewed. */
export function RenewalPage({ account, product, policyId, step }: RenewalPageProps) {
  const result = useQuery({ ...policyQuery(policyId), enabled: policyId !== '' });
  if (policyId === '' || isOutOfReach(result.error)) return <NotFoundPage />;
  if (result.isError && !result.data) {
    return <ErrorState error={result.error} onRetry={() => void result.refetch()} />;
  }
  if (!result.data) return <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 8 }} />;
  return (
    <RenewalWizard
      account={account}
      product={product}
      policy={result.data}
      step={renewalStepOf(step)}
    />
  );
}
