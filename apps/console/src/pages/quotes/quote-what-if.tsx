import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { accountQuery, riskScoreQuery } from '../../features/accounts/api';
import { WhatIfPanel } from '../../features/quotes/what-if/what-if-panel';
import { WhySavedPremium } from '../../features/quotes/what-if/why-saved';
import { ErrorState } from '../../kit/pages/error-state';
import type { Quote } from '../../lib/api-types';

/** Why a priced quote costs what it costs, and what would change it until it is bound. */
export function QuoteWhatIf({ quote }: { quote: Quote }) {
  const account = useQuery(accountQuery(quote.accountId));
  const score = useQuery(riskScoreQuery(quote.accountId));
  if (account.isError && !account.data) {
    return <ErrorState error={account.error} onRetry={() => void account.refetch()} />;
  }
  if (!account.data || score.isPending) return <Skeleton active />;
  const risk = { quote, account: account.data, score: score.data ?? null };
  return (
    <>
      <WhySavedPremium {...risk} />
      {quote.boundOn === null && <WhatIfPanel {...risk} />}
    </>
  );
}
