import type { ReactNode } from 'react';
import { WithRow } from '../../../kit/forms/with-row';
import type { Quote } from '../../../lib/api-types';
import { useQuoteQuery } from '../api';

/** What a dialog about a quote is opened with. */
export interface QuoteModalData {
  quoteId: string;
}

interface WithQuoteProps {
  quoteId: string;
  children: (quote: Quote) => ReactNode;
}

/** Shows a dialog once its quote is there; a link may open it before. */
export function WithQuote({ quoteId, children }: WithQuoteProps) {
  return (
    <WithRow query={{ ...useQuoteQuery(quoteId), enabled: Boolean(quoteId) }}>{children}</WithRow>
  );
}
