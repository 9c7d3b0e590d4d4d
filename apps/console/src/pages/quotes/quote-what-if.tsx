import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { accountQuery, riskScoreQuery } from '../../features/accounts/api';
import { WhatIfPanel } from '../../features/quotes/what-if/what-if-panel';
import { ErrorState } from '../../kit/pages/error-state';
import type { Quote } from '../../lib/api-types';

/** What-if beside a quote: its account and score are part of the risk. */
export function QuoteWhatIf({ quote }: { quote: Quote }) {
  const account = useQuery(accountQuery(quote.accountId));
  const score = useQuery(riskScoreQuery(quote.accountId));
  if (account.isError && !account.data) {
    return <ErrorState error={account.error} onRetry={() => void account.refetch()} />;
  }
  if (!account.data || score.isPending) return <Skeleton active />;
  return <WhatIfPanel quote={quote} account={account.data} score={score.data ?? null} />;
}
