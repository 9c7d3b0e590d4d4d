import type { Logged } from '@palisade/platform';
import { QUOTE_TIMELINE } from '../domain/timeline';
import type { Quote } from './quote.entity';
import { visibleQuotes } from './quote-rows';

/** Quotes in the log of what was done. */
export const loggedQuotes: Logged<Quote> = (em) => ({
  rules: QUOTE_TIMELINE,
  visible: (actor) => visibleQuotes(em, actor),
  columns: {
    id: 'quote.id',
    title: 'quote.companyName',
    foldedTitle: 'quote.sort_name',
    number: 'quote.quoteNumber',
    accountId: 'quote.accountId',
    quoteId: 'quote.id',
    policyId: 'quote.policyId',
  },
});
