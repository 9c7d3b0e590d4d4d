import { api, unwrap } from '../../../lib/api';
import type { Quote } from '../../../lib/api-types';
import { randomId } from '../../../lib/random-id';

/** The person who signs and pays. */
export interface Policyholder {
  customerFirstName: string;
  customerLastName: string;
  customerEmail: string;
  customerPhone: string;
}

/** The surplus lines broker of a quote, and the acknowledged notice of LA and MT. */
export interface SurplusBroker {
  surplusLinesBrokerFirstName: string;
  surplusLinesBrokerLastName: string;
  surplusLinesBrokerEmail: string;
  surplusLinesNumber: string;
  surplusLinesState: string;
  surplusNoticeAttested?: boolean;
}

const keyed = (key = randomId()) => ({ 'Idempotency-Key': key });

/** Asks the agency to bind a quote. */
export const requestToBind = (id: string, holder: Policyholder): Promise<Quote> =>
  unwrap(
    api.quote.PUT('/api/quote/v1/{id}', {
      params: { path: { id } },
      body: holder,
      headers: keyed(),
    }),
  );

/** Mails the policyholder the link to review and sign. */
export const sendSignRequest = (
  quoteId: string,
  body: Policyholder & Partial<SurplusBroker>,
  key: string,
) =>
  unwrap(
    api.quote.POST('/api/quote/v1/send-sign-request/{quoteId}', {
      params: { path: { quoteId } },
      body,
      headers: keyed(key),
    }),
  );

/** Binds a quote: binder, number and invoice follow. */
export const bindQuote = (
  quoteId: string,
  body: Policyholder & Partial<SurplusBroker> & { claimFreeWarranty?: boolean },
  key: string,
) =>
  unwrap(
    api.quote.POST('/api/quote/v1/bind/{quoteId}', {
      params: { path: { quoteId } },
      body,
      headers: keyed(key),
    }),
  );

/** The agency's surplus lines brokers in a state. */
export const surplusLicenses = async (state: string) => {
  const { content } = await unwrap(
    api.account.GET('/api/account/v1/agency/surplus/search', {
      params: { query: { surplusLinesState: state } },
    }),
  );
  return content;
};
