import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { quoteRatingQuery } from '../../features/quotes/what-if/api';
import { WhatIfPanel } from '../../features/quotes/what-if/what-if-panel';
import { WhySavedPremium } from '../../features/quotes/what-if/why-saved';
import { Loaded } from '../../kit/pages/loaded';
import type { CalculatorBody, Quote } from '../../lib/api-types';

/** Why a priced quote costs what it costs, and what would change it until it is bound. */
export function QuoteWhatIf({ quote }: { quote: Quote }) {
  const rating = useQuery(quoteRatingQuery(quote));
  return (
    <Loaded result={rating} skeleton={<Skeleton active />}>
      {({ input, todaysInput }) => (
        <>
          <WhySavedPremium
            quote={quote}
            rated={input as CalculatorBody}
            today={todaysInput as CalculatorBody}
          />
          {quote.boundOn === null && <WhatIfPanel quote={quote} rated={input as CalculatorBody} />}
        </>
      )}
    </Loaded>
  );
}
