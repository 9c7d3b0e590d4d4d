import { Injectable } from '@nestjs/common';
import type { SecurityConnectorType } from '@palisade/contracts';
import { invalidField } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Letters, Transactions } from '@palisade/platform';
import { checkedCredentials, wrongWay } from '../domain/connection';
import type { ShownAccount } from '../outside/accounts.gateway';
import { AccountsGateway } from '../outside/accounts.gateway';
import { vendorOf } from '../vendors';
import type { Vendor } from '../vendors/vendor';
import type { Connection } from './connection.entity';
import type { ConnectRequest, OAuthMetadataResponse } from './connections.dto';
import { ConnectionsService } from './connections.service';
import { Consents } from './consents';
import { Invitations } from './invitations';
import type { ToolSecrets } from './secrets';

/** Where people of an account type work; others connect nothing. */
const BASE_PATHS: Readonly<Partial<Record<Actor['accountType'], string>>> = {
  AGENCY: '/agency',
  COWBELL: '/admin',
  CUSTOMER: '/customer',
  MSSP: '/mssp',
};

/** Takes somebody from a wish to a connected tool. */
@Injectable()
export class ConnectService {
  constructor(
    private readonly accounts: AccountsGateway,
    private readonly consents: Consents,
    private readonly connections: ConnectionsService,
    private readonly invitations: Invitations,
    private readonly transactions: Transactions,
    private readonly letters: Letters,
  ) {}

  /** An account that the caller is shown; 404 for any other. */
  shown(accountId: string, authorization: string): Promise<ShownAccount> {
    return this.accounts.shown(accountId, authorization);
  }

  /** The account that is named, or a policyholder's own. */
  async accountOf(
    cbid: string | undefined,
    { accountType, organizationId }: Actor,
    authorization: string,
  ): Promise<ShownAccount> {
    const accountId = cbid ?? (accountType === 'CUSTOMER' ? organizationId : undefined);
    if (!accountId) throw invalidField('REQUIRED', 'Account is a required field', '/cbid');
    return this.accounts.shown(accountId, authorization);
  }

  /** The way to the consent page of a tool, and back. */
  async begin(
    connectorType: SecurityConnectorType,
    { cbid, authorization }: { cbid?: string; authorization: string },
    actor: Actor,
  ): Promise<OAuthMetadataResponse> {
    const vendor = vendorOf(connectorType);
    if (vendor.signIn !== 'OAUTH') throw wrongWay(connectorType);
    const account = await this.accountOf(cbid, actor, authorization);
    const redirectUri = this.pageOf(account, connectorType, actor);
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
    const account = await this.accountOf(named, actor, authorization);
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
    const account = await this.accountOf(cbid, actor, authorization);
    const secrets: ToolSecrets = { kind: 'API_KEY', apiKey };
    return this.connections.connect(vendorOf(connectorType), account, secrets, actor);
  }

  /** Where an invitation is used: the insured's own page. */
  invitationUrl(
    { region }: ShownAccount,
    connectorType: SecurityConnectorType,
    inviteToken: string,
  ): string {
    const path = `/customer/manage/connectors/${connectorType}`;
    return `${this.letters.link(path, region)}?invite=${encodeURIComponent(inviteToken)}`;
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
        const consent = this.consents.open(state, vendor, account.id, actor);
        await this.transactions.run((tx) => this.consents.spend(state, consent, tx));
        return this.consents.exchange(vendor, code, consent);
      }
    }
  }

  private pageOf(
    { region }: ShownAccount,
    connectorType: SecurityConnectorType,
    { accountType }: Actor,
  ): string {
    const base = BASE_PATHS[accountType] ?? '/customer';
    return this.letters.link(`${base}/manage/connectors/${connectorType}`, region);
  }
}
