import type { NoticeState } from '@palisade/trade';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { Quote } from '../../../lib/api-types';
import { ShownError } from '../../../lib/problem';
import { withKey } from '../../../lib/with-key';
import type { SubmitKey } from '../../../lib/submit-key';
import type { DiligentEffort } from './effort';

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
  /** The version of the notice that was read. */
  surplusNoticeVersion?: string;
  /** Where the state asks for it, once. */
  diligentEffort?: DiligentEffort;
}

/** The link by which the policyholder signs; there is none before somebody was asked to. */
export const applicationLinkQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['quotes', 'link', quoteId],
    queryFn: ({ signal }) =>
      unwrap(
        api.quote.GET('/api/quote/v1/application-link/{quoteId}', {
          params: { path: { quoteId } },
          signal,
        }),
      ),
    retry: false,
  });

/** Asks the agency to bind a quote. */
export const requestToBind = (id: string, holder: Policyholder, key: SubmitKey): Promise<Quote> =>
  unwrap(
    api.quote.PUT('/api/quote/v1/{id}', {
      params: { path: { id } },
      body: holder,
      headers: withKey(key),
    }),
  );

/** Mails the policyholder the link to review and sign. */
export const sendSignRequest = (
  quoteId: string,
  body: Policyholder & Partial<SurplusBroker>,
  key: SubmitKey,
) =>
  unwrap(
    api.quote.POST('/api/quote/v1/send-sign-request/{quoteId}', {
      params: { path: { quoteId } },
      body,
      headers: withKey(key),
    }),
  );

/** Mails the surplus lines broker the link to attest the notice of the state. */
export const sendSurplusNotice = (quoteId: string, body: Partial<SurplusBroker>, key: SubmitKey) =>
  unwrap(
    api.quote.POST('/api/quote/v1/send-surplus-notice/{quoteId}', {
      params: { path: { quoteId } },
      body,
      headers: withKey(key),
    }),
  );

/** Binds a quote: binder, number and invoice follow. */
export const bindQuote = (
  quoteId: string,
  body: Policyholder & Partial<SurplusBroker> & { claimFreeWarranty?: boolean },
  key: SubmitKey,
) =>
  unwrap(
    api.quote.POST('/api/quote/v1/bind/{quoteId}', {
      params: { path: { quoteId } },
      body,
      headers: withKey(key),
    }),
  );

/** Who of a retail agency is shown a quote. */
export interface RetailAgent {
  agencyName: string;
  agentFirstName: string;
  agentLastName: string;
  agentEmail: string;
  agentPhone: string;
}

/** Sends a quote to the policyholder, or shows it to a retail agent; a refusal is said after `failed`. */
export async function sendQuote(
  { id: quoteId, accountId, product: productType }: Quote,
  to: (Policyholder & Partial<SurplusBroker>) | RetailAgent,
  key: SubmitKey,
  failed: string,
): Promise<void> {
  const body = { quoteId, accountId, productType, ...to };
  const { errors } = await unwrap(
    api.quote.POST('/api/quote/v1/send', { body, headers: withKey(key) }),
  );
  const [refusal] = errors;
  if (refusal) throw new ShownError(`${failed}: ${refusal.detail}`);
}

/** The agency's surplus lines brokers in a state. */
export const surplusLicenses = async (state: string) => {
  const { content } = await unwrap(
    api.account.GET('/api/account/v1/agency/surplus/search', {
      params: { query: { surplusLinesState: state } },
    }),
  );
  return content;
};

/** Attests the surplus lines notice of the quote's state, for the broker that the quote names. */
export function attestSurplusNotice(
  quote: Quote,
  { state, version }: { state: NoticeState; version: string },
  key: SubmitKey,
): Promise<Quote> {
  const { surplusLinesBrokerFirstName: first, surplusLinesBrokerLastName: last } = quote;
  const { surplusLinesBrokerEmail: email, surplusLinesNumber: license } = quote;
  return unwrap(
    api.quote.POST('/api/quote/v1/attest-surplus-compliance/{quoteId}', {
      params: { path: { quoteId: quote.id }, query: { state } },
      body: {
        surplusNoticeAttested: true,
        surplusNoticeVersion: version,
        ...(first && { surplusLinesBrokerFirstName: first }),
        ...(last && { surplusLinesBrokerLastName: last }),
        ...(email && { surplusLinesBrokerEmail: email }),
        ...(license && { surplusLinesNumber: license }),
        ...(quote.surplusLinesState && { surplusLinesState: quote.surplusLinesState }),
      },
      headers: withKey(key),
    }),
  );
}
