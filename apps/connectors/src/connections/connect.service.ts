import { Injectable } from '@nestjs/common';
import type { SecurityConnectorType } from '@palisade/contracts';
import type { Actor } from '@palisade/platform';
import { vendorOf } from '../vendors';
import type { Connection } from './connection.entity';
import type { ConnectRequest } from './connections.dto';
import { ConnectionsService } from './connections.service';
import { Invitations } from './invitations';
import type { ToolSecrets } from './secrets';
import { ToolAccounts } from './tool-accounts';
import { Ways } from './ways.service';

/** Takes somebody from a wish to a connected tool. */
@Injectable()
export class ConnectService {
  constructor(
    private readonly accounts: ToolAccounts,
    private readonly ways: Ways,
    private readonly connections: ConnectionsService,
    private readonly invitations: Invitations,
  ) {}

  /** Connects a tool in the way that it has. */
  async connect(
    { connector, credentials, cbid, metadata }: ConnectRequest,
    actor: Actor,
    authorization: string,
  ): Promise<Connection> {
    const vendor = vendorOf(connector);
    const invitation = metadata?.inviteToken;
    const named = invitation ? this.invitations.accountOfInvitation(invitation, connector) : cbid;
    const account = await this.accounts.accountOf(named, actor, authorization);
    const secrets = await this.ways.secretsOf(vendor, { credentials, account }, actor);
    const region = metadata?.region;
    return this.connections.connect(
      vendor,
      account,
      { ...secrets, ...(region && { region }) },
      actor,
    );
  }

  /** Connects a tool that takes an API key. */
  async byApiKey(
    connectorType: SecurityConnectorType,
    apiKey: string,
    { cbid, authorization, actor }: { cbid?: string; authorization: string; actor: Actor },
  ): Promise<Connection> {
    const account = await this.accounts.accountOf(cbid, actor, authorization);
    const secrets: ToolSecrets = { kind: 'API_KEY', apiKey };
    return this.connections.connect(vendorOf(connectorType), account, secrets, actor);
  }
}
