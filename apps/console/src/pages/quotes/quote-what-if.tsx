import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { accountQuery, riskScoreQuery } from '../../features/accounts/api';
import { quoteRatingQuery } from '../../features/quotes/what-if/api';
import { WhatIfPanel } from '../../features/quotes/what-if/what-if-panel';
import { WhySavedPremium } from '../../features/quotes/what-if/why-saved';
import { ErrorState } from '../../kit/pages/error-state';
import type { CalculatorBody, Quote } from '../../lib/api-types';

/** Why a priced quote costs what it costs, and what would change it until it is bound. */
export function QuoteWhatIf({ quote }: { quote: Quote }) {
  const account = useQuery(accountQuery(quote.accountId));
  const score = useQuery(riskScoreQuery(quote.accountId));
  const rating = useQuery(quoteRatingQuery(quote));
  const failed = [account, rating].find(({ isError, data }) => isError && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!account.data || !rating.data || score.isPending) return <Skeleton active />;
  const rated = rating.data.input as CalculatorBody;
  const risk = { quote, rated, account: account.data, score: score.data ?? null };
  return (
    <>
      <WhySavedPremium {...risk} />
      {quote.boundOn === null && <WhatIfPanel {...risk} />}
    </>
  );
}
