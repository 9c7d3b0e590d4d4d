import { Injectable } from '@nestjs/common';
import type { SecurityConnectorType } from '@palisade/contracts';
import type { Actor } from '@palisade/platform';
import { Clock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Invitable, InviteState } from '../domain/campaign';
import { inviteStateOf } from '../domain/campaign';
import { AccountsGateway } from '../outside/accounts.gateway';
import { AccountLink } from '../snapshots/account-link.entity';
import type { CampaignClientResponse } from './campaign.dto';
import { MOST_CLIENTS } from './campaign.dto';
import { clientsOf } from './campaign.access';

/** What is known of a client and a tool. */
interface KnownClient extends Invitable {
  accountId: string;
  connectedSince: Date | null;
  findings: number;
}

const KNOWN = `
  select client.id as "accountId", refusal.refused as "optedOut",
    exists (select from connection where account_id = client.id and connector_type = $2
      and removed is null and status = 'SUCCESS') as "isConnected",
    (select max(sent) from tool_invitation where account_id = client.id) as "lastInvited",
    (select min(connection.created) from connection join tool_invitation as asked
      on asked.account_id = connection.account_id
        and asked.connector_type = connection.connector_type and asked.sent <= connection.created
      where connection.account_id = client.id and connection.connector_type = $2
        and connection.removed is null and connection.status = 'SUCCESS') as "connectedSince",
    (select count(*) from finding join connection on connection.id = finding.connection_id
      where connection.account_id = client.id and connection.removed is null
        and finding.verdict = 'FAIL')::int as findings
  from unnest($1::uuid[]) as client (id)
  left join campaign_refusal as refusal on refusal.account_id = client.id
  order by findings desc, client.id`;

/** What is known of clients and a tool, those with most to close first. */
export const knownClients = (
  em: EntityManager,
  ids: readonly string[],
  connectorType: SecurityConnectorType,
): Promise<KnownClient[]> => em.query(KNOWN, [ids, connectorType]);

/** The clients that a campaign can reach, and what became of those that it reached. */
@Injectable()
export class CampaignClientsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsGateway,
    private readonly clock: Clock,
  ) {}

  /** The caller's clients: who may be asked first, those with most to close before others. */
  async list(
    connectorType: SecurityConnectorType,
    actor: Actor,
    authorization: string,
  ): Promise<CampaignClientResponse[]> {
    const query = this.dataSource.createQueryBuilder(AccountLink, 'account');
    const ids = (await clientsOf(query, actor).getMany()).map(({ id }) => id);
    const known = await knownClients(this.dataSource.manager, ids, connectorType);
    const now = this.clock.now();
    const stated = known.map((client) => ({ ...client, state: inviteStateOf(client, now) }));
    const isReady = ({ state }: { state: InviteState }): number => Number(state === 'READY');
    const shown = stated.sort((one, other) => isReady(other) - isReady(one)).slice(0, MOST_CLIENTS);
    const names = await this.accounts.namesOf(
      shown.map(({ accountId }) => accountId),
      authorization,
    );
    return shown.map((client) => ({
      accountId: client.accountId,
      name: names.get(client.accountId) ?? null,
      state: client.state,
      lastInvited: client.lastInvited?.toISOString() ?? null,
      connectedSince: client.connectedSince?.toISOString() ?? null,
      findings: client.findings,
    }));
  }
}
