import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { downloadFile } from '../../../kit/files/download';
import { api, unwrap } from '../../../lib/api';
import type {
  AppealAnswer,
  InvoiceAppeal,
  PanelTerms,
  VendorInvoiceFacts,
  VendorQuoteAnswer,
  VendorQuoteFacts,
  VendorWorkFacts,
} from '../../../lib/claim-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';

const WORK = '/api/claims/v1/claimsFile/{claimId}/vendorWork';
const INVOICE = `${WORK}/invoices/{invoiceId}` as const;

/** What vendors want to do for a claim, what they did, and what they ask for it. */
export const vendorWorkQuery = (claimId: string) =>
  queryOptions({
    queryKey: ['claims', 'vendorWork', claimId],
    queryFn: ({ signal }) =>
      unwrap(api.claims.GET(WORK, { params: { path: { claimId } }, signal })),
  });

/** Every list and record of claims is read again after a call. */
function useThenRead() {
  const queryClient = useQueryClient();
  return async (call: Promise<unknown>): Promise<void> => {
    await call;
    await queryClient.invalidateQueries({ queryKey: ['claims'] });
    void queryClient.invalidateQueries({ queryKey: ['timeline'] });
  };
}

/** What a vendor does on a claim. */
export function useVendorCommands(claimId: string) {
  const then = useThenRead();
  const path = { claimId };
  return {
    quote: (body: VendorQuoteFacts, key: SubmitKey) =>
      then(
        unwrap(
          api.claims.POST(`${WORK}/quotes`, { params: { path }, body, headers: withKey(key) }),
        ),
      ),
    log: (body: VendorWorkFacts, key: SubmitKey) =>
      then(
        unwrap(api.claims.POST(`${WORK}/log`, { params: { path }, body, headers: withKey(key) })),
      ),
    bill: (body: VendorInvoiceFacts, key: SubmitKey) =>
      then(
        unwrap(
          api.claims.POST(`${WORK}/invoices`, { params: { path }, body, headers: withKey(key) }),
        ),
      ),
    appeal: (invoiceId: string, body: InvoiceAppeal, key: SubmitKey) =>
      then(
        unwrap(
          api.claims.POST(`${INVOICE}/appeal`, {
            params: { path: { ...path, invoiceId } },
            body,
            headers: withKey(key),
          }),
        ),
      ),
  };
}

/** What the house answers a vendor. */
export function useVendorAnswers(claimId: string) {
  const then = useThenRead();
  return {
    answerQuote: (quoteId: string, body: VendorQuoteAnswer, key: SubmitKey) =>
      then(
        unwrap(
          api.claims.PUT(`${WORK}/quotes/{quoteId}/answer`, {
            params: { path: { claimId, quoteId } },
            body,
            headers: withKey(key),
          }),
        ),
      ),
    answerAppeal: (invoiceId: string, body: AppealAnswer, key: SubmitKey) =>
      then(
        unwrap(
          api.claims.PUT(`${INVOICE}/appeal`, {
            params: { path: { claimId, invoiceId } },
            body,
            headers: withKey(key),
          }),
        ),
      ),
  };
}

/** Agrees on the terms of a vendor. */
export function usePanelTerms() {
  const then = useThenRead();
  return (vendorId: string, body: PanelTerms, key: SubmitKey) =>
    then(
      unwrap(
        api.claims.PUT('/api/claims/v1/claimsFile/vendors/{vendorId}', {
          params: { path: { vendorId } },
          body,
          headers: withKey(key),
        }),
      ),
    );
}

/** Hands out an invoice with what is paid of each line. */
export async function downloadInvoice(claimId: string, invoiceId: string): Promise<void> {
  const call = api.claims.GET(`${INVOICE}/file`, {
    params: { path: { claimId, invoiceId } },
    parseAs: 'blob',
  });
  downloadFile((await unwrap(call)) as unknown as Blob, `invoice-${invoiceId}.txt`);
}
