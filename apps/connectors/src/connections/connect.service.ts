import { Injectable } from '@nestjs/common';
import type { SecurityConnectorType } from '@palisade/contracts';
import { invalidField } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { checkedCredentials, wrongWay } from '../domain/connection';
import type { ShownAccount } from '../outside/accounts.gateway';
import { vendorOf } from '../vendors';
import type { Vendor } from '../vendors/vendor';
import type { Connection } from './connection.entity';
import type { ConnectRequest, OAuthMetadataResponse } from './connections.dto';
import { ConnectionsService } from './connections.service';
import { Consents } from './consents';
import { Invitations } from './invitations';
import type { ToolSecrets } from './secrets';
import { ToolAccounts } from './tool-accounts';

/** Takes somebody from a wish to a connected tool. */
@Injectable()
export class ConnectService {
  constructor(
    private readonly accounts: ToolAccounts,
    private readonly consents: Consents,
    private readonly connections: ConnectionsService,
    private readonly invitations: Invitations,
  ) {}

  /** The way to the consent page of a tool, and back. */
  async begin(
    connectorType: SecurityConnectorType,
    { cbid, authorization }: { cbid?: string; authorization: string },
    actor: Actor,
  ): Promise<OAuthMetadataResponse> {
    const vendor = vendorOf(connectorType);
    if (vendor.signIn !== 'OAUTH') throw wrongWay(connectorType);
    const account = await this.accounts.accountOf(cbid, actor, authorization);
    const redirectUri = this.accounts.pageOf(account, connectorType, actor);
    const way = await this.consents.begin(vendor, { accountId: account.id, redirectUri }, actor);
    return {
      clientId: way.client.clientId,
      responseType: 'code',
      redirectUri,
      scope: [...(vendor.oauth?.scope ?? [])],
      state: way.state,
      authorizationUrl: way.authorizationUrl,
    };
  }

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
    const secrets = await this.secretsOf(vendor, { credentials, account }, actor);
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

  private async secretsOf(
    vendor: Vendor,
    { credentials, account }: Pick<ConnectRequest, 'credentials'> & { account: ShownAccount },
    actor: Actor,
  ): Promise<ToolSecrets> {
    switch (vendor.signIn) {
      case 'API_KEY':
        throw wrongWay(vendor.connectorType);
      case 'CREDENTIALS':
        return { kind: 'CREDENTIALS', ...checkedCredentials(credentials) };
      case 'OAUTH': {
        const { code, state } = credentials;
        if (!code) throw invalidField('REQUIRED', 'Code is a required field', '/credentials/code');
        if (!state)
          throw invalidField('REQUIRED', 'State is a required field', '/credentials/state');
        return this.consents.exchange(vendor, { code, state, accountId: account.id }, actor);
      }
    }
  }
}
