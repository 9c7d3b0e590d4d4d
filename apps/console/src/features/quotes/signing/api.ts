import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { Signing } from '../../../lib/api-types';
import { withKey } from '../../../lib/with-key';
import type { SubmitKey } from '../../../lib/submit-key';

/** The application of a quote; 404 until one was sent. */
export const signatureQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['documents', 'signature', quoteId],
    queryFn: () =>
      unwrap(api.docs.GET('/api/esign/v1/status/{quoteId}', { params: { path: { quoteId } } })),
    // The application is printed a moment after the quote was sent.
    retry: 5,
    retryDelay: 1_000,
  });

/** The named insured attests what the application says. */
export const attest = (
  quoteId: string,
  { signeeName, signeeTitle }: Pick<Signing, 'signeeName' | 'signeeTitle'>,
  key: SubmitKey,
) =>
  unwrap(
    api.quote.POST('/api/quote/v1/attest/{quoteId}', {
      params: { path: { quoteId } },
      body: { accepted: true, signeeName, signeeTitle },
      headers: withKey(key),
    }),
  );

/** Attests as the named insured and signs the application. */
export async function attestAndSign(quoteId: string, signing: Signing, key: SubmitKey) {
  await attest(quoteId, signing, key);
  return unwrap(
    api.docs.POST('/api/esign/v1/sign/{quoteId}', {
      params: { path: { quoteId } },
      body: { ...signing, accepted: true },
      headers: withKey(key),
    }),
  );
}
