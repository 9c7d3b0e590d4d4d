import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { downloadFile } from '../../kit/files/download';
import { api, unwrap } from '../../lib/api';
import type {
  AgencyBankForm,
  CommissionPaymentRequest,
  CommissionSearch,
  CommissionStatementFile,
  CommissionTotalsSearch,
  PageSearch,
  StatementSearch,
} from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const BASE = '/api/commissions/v1';

// Those that wait at once for one agency: a few months at most.
const WAITING = 100;

export const commissionsQuery = (query: CommissionSearch) =>
  queryOptions({
    queryKey: ['commissions', 'list', query],
    queryFn: ({ signal }) =>
      unwrap(api.commissions.GET(`${BASE}/search`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const statementsQuery = (query: StatementSearch) =>
  queryOptions({
    queryKey: ['commissions', 'statements', query],
    queryFn: ({ signal }) =>
      unwrap(api.commissions.GET(`${BASE}/statements`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** The statements of an agency that wait for their payment, the oldest first. */
export const payableQuery = (agencyId: string) =>
  statementsQuery({
    agencyId,
    status: 'FINALIZED',
    size: WAITING,
    sort: ['year,asc', 'month,asc'],
  });

export const statementQuery = (statementId: string) =>
  queryOptions({
    queryKey: ['commissions', 'statement', statementId],
    queryFn: ({ signal }) =>
      unwrap(
        api.commissions.GET(`${BASE}/statements/{statementId}`, {
          params: { path: { statementId } },
          signal,
        }),
      ),
  });

export const statementLinesQuery = (statementId: string, query: PageSearch) =>
  queryOptions({
    queryKey: ['commissions', 'lines', statementId, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.commissions.GET(`${BASE}/statements/{statementId}/lines`, {
          params: { path: { statementId }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const totalsQuery = (query: CommissionTotalsSearch) =>
  queryOptions({
    queryKey: ['commissions', 'totals', query],
    queryFn: ({ signal }) =>
      unwrap(api.commissions.GET(`${BASE}/aggregate`, { params: { query }, signal })),
  });

/** The payment of an agency that waits for a second person. */
export const waitingPaymentQuery = (agencyId: string) =>
  queryOptions({
    queryKey: ['commissions', 'waiting', agencyId],
    queryFn: ({ signal }) =>
      unwrap(
        api.commissions.GET(`${BASE}/payment/waiting/{agencyId}`, {
          params: { path: { agencyId } },
          signal,
        }),
      ),
  });

/** Where an agency is paid. */
export const agencyBankQuery = (agencyId: string) =>
  queryOptions({
    queryKey: ['commissions', 'bank', agencyId],
    queryFn: ({ signal }) =>
      unwrap(
        api.commissions.GET(`${BASE}/{agencyId}/ach`, { params: { path: { agencyId } }, signal }),
      ),
    retry: false,
  });

/** What staff do with the commission of an agency; every screen of it is read again. */
export function useCommissionCommands() {
  const queryClient = useQueryClient();
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: ['commissions'] });
    return answer;
  };
  return {
    pay: (body: CommissionPaymentRequest, key: SubmitKey) =>
      then(unwrap(api.commissions.POST(`${BASE}/payment`, { body, headers: withKey(key) }))),
    approve: (paymentId: string, key: SubmitKey) =>
      then(
        unwrap(
          api.commissions.POST(`${BASE}/payment/{paymentId}/approve`, {
            params: { path: { paymentId } },
            headers: withKey(key),
          }),
        ),
      ),
    reject: (paymentId: string, key: SubmitKey) =>
      then(
        unwrap(
          api.commissions.POST(`${BASE}/payment/{paymentId}/reject`, {
            params: { path: { paymentId } },
            headers: withKey(key),
          }),
        ),
      ),
    saveBank: (agencyId: string, body: AgencyBankForm, key: SubmitKey) =>
      then(
        unwrap(
          api.commissions.PUT(`${BASE}/{agencyId}/ach`, {
            params: { path: { agencyId } },
            body,
            headers: withKey(key),
          }),
        ),
      ),
    toggle: (agencyId: string, key: SubmitKey) =>
      then(
        unwrap(
          api.commissions.PUT(`${BASE}/toggle/{agencyId}`, {
            params: { path: { agencyId } },
            headers: withKey(key),
          }),
        ),
      ),
  };
}

/** Hands the statement of a month to the browser's own download. */
export async function downloadStatement(query: CommissionStatementFile): Promise<void> {
  const { year, month, format = 'pdf' } = query;
  const call = api.docs.GET('/api/docs/v1/commissions', { params: { query }, parseAs: 'blob' });
  const file: unknown = await unwrap(call);
  downloadFile(file as Blob, `Commission statement ${year}-${twoDigits(month)}.${format}`);
}

export const twoDigits = (month: number): string => String(month).padStart(2, '0');
