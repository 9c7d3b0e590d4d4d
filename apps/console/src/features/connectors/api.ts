import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ListQuery } from '../../kit/lists/list-state';
import { api, unwrap } from '../../lib/api';
import type { components } from '@palisade/clients/connectors';
import type { Connection, ConnectorType, ConnectWish } from '../../lib/connector-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

export type CampaignClient = components['schemas']['CampaignClientResponse'];
type CampaignWish = components['schemas']['CampaignRequest'];

const CHANGES_SHOWN = 50;
/** All that a home looks through. */
const MOST_FINDINGS: ListQuery = { page: 0, size: 100 };

export const connectorsQuery = queryOptions({
  queryKey: ['connectors', 'definitions'],
  queryFn: ({ signal }) => unwrap(api.connectors.GET('/api/connector/v1/connectors', { signal })),
});

/** The connected sources of an account. */
export const connectionsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['connectors', 'connections', accountId],
    queryFn: ({ signal }) =>
      unwrap(
        api.connectors.GET('/api/connector/v1/account/{accountId}', {
          params: { path: { accountId } },
          signal,
        }),
      ),
  });

/** What the tools of an account find, the worst first, with what closing each is worth. */
export const accountFindingsQuery = (accountId: string, query: ListQuery = MOST_FINDINGS) =>
  queryOptions({
    queryKey: ['connectors', 'findings', accountId, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.connectors.GET('/api/connector/v1/account/{accountId}/findings', {
          params: { path: { accountId }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** The clients whose tools find most to close. */
export const clientFindingsQuery = queryOptions({
  queryKey: ['connectors', 'clients'],
  queryFn: ({ signal }) =>
    unwrap(api.connectors.GET('/api/connector/v1/clients/findings', { signal })),
});

/** Which connector of which kind. */
export interface OfConnector {
  connectorType: ConnectorType;
  connectorId: string;
}

/** The score of each day of the last quarter. */
export const scoresQuery = (path: OfConnector) =>
  queryOptions({
    queryKey: ['connectors', 'scores', path],
    queryFn: ({ signal }) =>
      unwrap(
        api.connectors.GET('/api/connector/v1/{connectorType}/getScoresHistory/{connectorId}', {
          params: { path, query: { days: 90 } },
          signal,
        }),
      ),
  });

/** What would raise the score, the worst first. */
export const actionsQuery = (path: OfConnector, query: ListQuery) =>
  queryOptions({
    queryKey: ['connectors', 'actions', path, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.connectors.GET('/api/connector/v1/{connectorType}/getActionList/{connectorId}', {
          params: { path, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** What opened and what was closed lately, the latest first. */
export const changesQuery = (path: OfConnector) =>
  queryOptions({
    queryKey: ['connectors', 'changes', path],
    queryFn: ({ signal }) =>
      unwrap(
        api.connectors.GET('/api/connector/v1/{connectorType}/getFindingChanges/{connectorId}', {
          params: { path, query: { size: CHANGES_SHOWN } },
          signal,
        }),
      ),
  });

/** The few actions that raise it most. */
export const shortlistQuery = (path: OfConnector) =>
  queryOptions({
    queryKey: ['connectors', 'shortlist', path],
    queryFn: ({ signal }) =>
      unwrap(
        api.connectors.GET('/api/connector/v1/{connectorType}/getShortlistActions/{connectorId}', {
          params: { path },
          signal,
        }),
      ),
  });

export const regionsQuery = queryOptions({
  queryKey: ['connectors', 'regions'],
  queryFn: ({ signal }) => unwrap(api.connectors.GET('/api/connector/v1/aws/regions', { signal })),
});

/** The way to the consent page of a tool. */
export const consentWay = (connectorType: ConnectorType, cbid: string) =>
  unwrap(
    api.connectors.GET('/api/connector/v1/connectors/{connectorType}/oauth/metadata', {
      params: { path: { connectorType }, query: { cbid } },
    }),
  );

/** What a client makes a role of its own with. */
export const roleQuery = (connectorType: ConnectorType, cbid: string) =>
  queryOptions({
    queryKey: ['connectors', 'role', connectorType, cbid],
    queryFn: ({ signal }) =>
      unwrap(
        api.connectors.GET('/api/connector/v1/connectors/{connectorType}/role/metadata', {
          params: { path: { connectorType }, query: { cbid } },
          signal,
        }),
      ),
  });

/** The clients that may be asked to connect a tool. */
export const campaignQuery = (connectorType: ConnectorType) =>
  queryOptions({
    queryKey: ['connectors', 'campaign', connectorType],
    queryFn: ({ signal }) =>
      unwrap(
        api.connectors.GET('/api/connector/v1/campaign/clients', {
          params: { query: { connectorType } },
          signal,
        }),
      ),
  });

/** Asks clients to connect a tool; who may be asked is read again. */
export function useCampaign() {
  const queryClient = useQueryClient();
  return async (body: CampaignWish, key: SubmitKey) => {
    const call = api.connectors.POST('/api/connector/v1/campaign/invitations', {
      body,
      headers: withKey(key),
    });
    const answer = await unwrap(call);
    await queryClient.invalidateQueries({ queryKey: ['connectors', 'campaign'] });
    return answer;
  };
}

/** Connects and disconnects tools; what is known of them is read again. */
export function useConnectorCommands() {
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['connectors'] });
  const then = async (call: Promise<Connection>): Promise<Connection> => {
    const answer = await call;
    await refetch();
    return answer;
  };
  return {
    refetch,
    connect: (body: ConnectWish, key: SubmitKey) =>
      then(
        unwrap(
          api.connectors.POST('/api/connector/v1/connections', { body, headers: withKey(key) }),
        ),
      ),
    addByKey: (apiKey: string, cbid: string, key: SubmitKey) =>
      then(
        unwrap(
          api.connectors.POST('/api/connector/v1/wizer/add', {
            params: { query: { cbid } },
            body: { apiKey },
            headers: withKey(key),
          }),
        ),
      ),
    readAgain: (id: string, key: SubmitKey) =>
      unwrap(
        api.connectors.POST('/api/connector/v1/connections/{id}/refresh', {
          params: { path: { id } },
          headers: withKey(key),
        }),
      ),
    disconnect: (id: string, key: SubmitKey) =>
      unwrap(
        api.connectors.DELETE('/api/connector/v1/connections/{id}', {
          params: { path: { id } },
          headers: withKey(key),
        }),
      ),
  };
}
