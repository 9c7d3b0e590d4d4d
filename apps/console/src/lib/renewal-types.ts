import type {
  components as PolicyDocument,
  operations as PolicyCalls,
} from '@palisade/clients/policy';
import type { components as QuoteDocument } from '@palisade/clients/quote';

type QuoteSchemas = QuoteDocument['schemas'];

export type RenewalRequest = QuoteSchemas['RenewalRequest'];
export type RenewalQuote = QuoteSchemas['RenewalQuoteResponse'];
export type Renewal = PolicyDocument['schemas']['RenewalSummary'];
export type RenewalSearch = PolicyCalls['searchRenewals']['parameters']['query'];
