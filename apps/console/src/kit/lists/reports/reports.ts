import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { Report, ReportRequest } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';
import type { ListQuery } from '../list-state';

const REPORTS = '/api/auth/v1/me/reports';
const REPORT = '/api/auth/v1/me/reports/{id}';
// A person keeps at most twenty.
const ALL = 100;
/** One that is due is written within seconds. */
const WAIT_MS = 2_000;

/** What can be changed of a report. */
export type ReportChange = Pick<ReportRequest, 'name' | 'every'>;

/** A list that can be mailed. */
export interface ListReport {
  list: Report['list'];
  /** What the call of the list is asked for what its address asks for; the same when left out. */
  search?: (query: ListQuery) => object;
}

/** The lists that the person has mailed; read again while one of them is on its way. */
export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) =>
    unwrap(api.auth.GET(REPORTS, { params: { query: { size: ALL } }, signal })),
  refetchInterval: ({ state: { data } }) => (data?.content.some(isOnItsWay) ? WAIT_MS : false),
});

/** Whether a report is being written. */
export const isOnItsWay = ({ due }: Report): boolean => Date.parse(due) <= Date.now();

/** A search call as the query of an address. */
export function addressQuery(search: object): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search) as [string, unknown][]) {
    for (const one of [value].flat()) params.append(name, String(one));
  }
  return params.toString();
}

/** Has lists mailed, and no more; each reads the reports again. */
export function useReportCommands() {
  const queryClient = useQueryClient();
  const then = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey });
    return answer;
  };
  const of = (id: string, key: SubmitKey) => ({ params: { path: { id } }, headers: withKey(key) });
  return {
    add: (body: ReportRequest, key: SubmitKey): Promise<Report> =>
      then(unwrap(api.auth.POST(REPORTS, { body, headers: withKey(key) }))),
    change: (id: string, body: ReportChange, key: SubmitKey): Promise<Report> =>
      then(unwrap(api.auth.PUT(REPORT, { ...of(id, key), body }))),
    send: (id: string, key: SubmitKey): Promise<Report> =>
      then(unwrap(api.auth.POST(`${REPORT}/send`, of(id, key)))),
    remove: (id: string, key: SubmitKey): Promise<unknown> =>
      then(unwrap(api.auth.DELETE(REPORT, of(id, key)))),
  };
}
