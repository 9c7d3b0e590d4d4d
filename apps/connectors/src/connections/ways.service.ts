import { Injectable } from '@nestjs/common';
import type { SecurityConnectorType } from '@palisade/contracts';
import { invalidField } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { checkedRole, rightsPolicyOf, trustPolicyOf } from '../domain/aws-role';
import { checkedCredentials, wrongWay } from '../domain/connection';
import type { ShownAccount } from '../outside/accounts.gateway';
import { neededRoleClient } from '../outside/role-sessions';
import { ToolOrigins } from '../outside/tool-origins';
import { vendorOf } from '../vendors';
import type { Vendor } from '../vendors/vendor';
import type {
  ConnectRequest,
  OAuthMetadataResponse,
  RoleMetadataResponse,
} from './connections.dto';
import { Consents } from './consents';
import { ExternalIds } from './external-ids';
import type { ToolSecrets } from './secrets';
import { ToolAccounts } from './tool-accounts';

/** Whose tool somebody wishes to connect. */
interface Wish {
  cbid?: string;
  authorization: string;
}

/** The ways in which tools let us in, each with what it begins with and what it ends in. */
@Injectable()
export class Ways {
  constructor(
    private readonly accounts: ToolAccounts,
    private readonly consents: Consents,
    private readonly externalIds: ExternalIds,
    private readonly origins: ToolOrigins,
  ) {}

  /** The way to the consent page of a tool, and back. */
  async toConsent(
    connectorType: SecurityConnectorType,
    { cbid, authorization }: Wish,
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

  /** What a client makes a role of its own with, for us to take. */
  async toRole(
    connectorType: SecurityConnectorType,
    { cbid, authorization }: Wish,
    actor: Actor,
  ): Promise<RoleMetadataResponse> {
    const vendor = vendorOf(connectorType);
    if (vendor.signIn !== 'ROLE') throw wrongWay(connectorType);
    const { principal, actions } = neededRoleClient(vendor, this.origins);
    const account = await this.accounts.accountOf(cbid, actor, authorization);
    const externalId = this.externalIds.of(account.id);
    return {
      principal,
      externalId,
      trustPolicy: trustPolicyOf({ principal, externalId }),
      rightsPolicy: rightsPolicyOf(actions),
    };
  }

  /** What we show the tool from now on, of what somebody gives us. */
  async secretsOf(
    vendor: Vendor,
    { credentials, account }: Pick<ConnectRequest, 'credentials'> & { account: ShownAccount },
    actor: Actor,
  ): Promise<ToolSecrets> {
    switch (vendor.signIn) {
      case 'API_KEY':
        throw wrongWay(vendor.connectorType);
      case 'CREDENTIALS':
        return { kind: 'CREDENTIALS', ...checkedCredentials(credentials) };
      case 'ROLE': {
        const role = checkedRole(credentials);
        this.externalIds.check(role.externalId, account.id);
        return { kind: 'ROLE', ...role };
      }
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
