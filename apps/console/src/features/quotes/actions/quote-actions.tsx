import { RecordActions } from '../../../kit/pages/record-actions';
import type { Quote } from '../../../lib/api-types';
import { useQuoteActions } from './use-quote-actions';

/** What can be done with a quote. */
export const QuoteActions = ({ quote }: { quote: Quote }) => (
  <RecordActions {...useQuoteActions(quote)} />
);
