import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type {
  AgencyLicense,
  AgencyLicenseFacts,
  AgentLicense,
  AgentLicenseFacts,
  AgentSearch,
  LicenseSearch,
  SurplusLicense,
  SurplusLicenseFacts,
} from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const AGENCY = '/api/agency/v1/license';
const AGENT = '/api/agency/v1/agent/license';
const SURPLUS = '/api/account/v1/agency/surplus';
const CHOICES = 100;
const PICKER_STALE_MS = 60_000;

export const agencyLicensesQuery = (query: LicenseSearch) =>
  queryOptions({
    queryKey: ['licenses', 'agency', query],
    queryFn: ({ signal }) =>
      unwrap(api.account.GET(`${AGENCY}/search`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** The licences of agents: those of all agencies for staff. */
export const agentLicensesQuery = (query: LicenseSearch, isStaff: boolean) =>
  queryOptions({
    queryKey: ['licenses', 'agent', isStaff, query],
    queryFn: ({ signal }) =>
      unwrap(
        isStaff
          ? api.account.GET(`${AGENT}/searchall`, { params: { query }, signal })
          : api.account.GET(`${AGENT}/search`, { params: { query }, signal }),
      ),
    placeholderData: keepPreviousData,
  });

/** The licences of surplus lines brokers: those of all agencies for staff. */
export const surplusLicensesQuery = (query: LicenseSearch, isStaff: boolean) =>
  queryOptions({
    queryKey: ['licenses', 'surplus', isStaff, query],
    queryFn: ({ signal }) =>
      unwrap(
        isStaff
          ? api.account.GET('/api/account/v1/agency/cowbell/surplus/search', {
              params: { query },
              signal,
            })
          : api.account.GET(`${SURPLUS}/search`, { params: { query }, signal }),
      ),
    placeholderData: keepPreviousData,
  });

/** The people of agencies that the person can choose from. */
export const agentsQuery = (query: AgentSearch) =>
  queryOptions({
    queryKey: ['agents', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.account.GET('/api/agency/v1/agent/search', {
          params: { query: { size: CHOICES, ...query } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: PICKER_STALE_MS,
  });

/** All lists of licences show at once what was done. */
function useThen() {
  const queryClient = useQueryClient();
  return async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: ['licenses'] });
    return answer;
  };
}

const headersOf = (key: SubmitKey) => ({ headers: withKey(key) });

/** Saves licences: new ones without an id. */
export function useLicenseCommands() {
  const then = useThen();
  return {
    saveAgency: (id: string | undefined, facts: AgencyLicenseFacts, key: SubmitKey) =>
      then<AgencyLicense>(
        unwrap(
          id
            ? api.account.PUT(AGENCY, { body: { ...facts, id }, ...headersOf(key) })
            : api.account.POST(AGENCY, { body: facts, ...headersOf(key) }),
        ),
      ),
    saveAgent: (id: string | undefined, facts: AgentLicenseFacts, key: SubmitKey) =>
      then<AgentLicense>(
        unwrap(
          id
            ? api.account.PUT(AGENT, { body: { ...facts, id }, ...headersOf(key) })
            : api.account.POST(AGENT, { body: facts, ...headersOf(key) }),
        ),
      ),
    saveSurplus: (id: string | undefined, facts: SurplusLicenseFacts, key: SubmitKey) =>
      then<SurplusLicense>(
        unwrap(
          id
            ? api.account.PUT(`${SURPLUS}/{id}`, {
                params: { path: { id } },
                body: facts,
                ...headersOf(key),
              })
            : api.account.POST(SURPLUS, { body: facts, ...headersOf(key) }),
        ),
      ),
  };
}

/** Deletes licences. */
export function useLicenseRemoval() {
  const then = useThen();
  return {
    removeAgency: (licenseId: string, key: SubmitKey) =>
      then(
        unwrap(
          api.account.DELETE(`${AGENCY}/{licenseId}`, {
            params: { path: { licenseId } },
            ...headersOf(key),
          }),
        ),
      ),
    removeAgent: (licenseId: string, key: SubmitKey) =>
      then(
        unwrap(
          api.account.DELETE(`${AGENT}/{stateOrId}`, {
            params: { path: { stateOrId: licenseId } },
            ...headersOf(key),
          }),
        ),
      ),
    removeSurplus: (id: string, key: SubmitKey) =>
      then(
        unwrap(
          api.account.DELETE(`${SURPLUS}/{id}`, { params: { path: { id } }, ...headersOf(key) }),
        ),
      ),
  };
}
