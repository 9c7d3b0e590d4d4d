import { Injectable } from '@nestjs/common';
import type { SecurityConnectorType } from '@palisade/contracts';
import { invalidField } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Letters } from '@palisade/platform';
import type { ShownAccount } from '../outside/accounts.gateway';
import { AccountsGateway } from '../outside/accounts.gateway';

/** Where people of an account type work; others connect nothing. */
const BASE_PATHS: Readonly<Partial<Record<Actor['accountType'], string>>> = {
  AGENCY: '/agency',
  COWBELL: '/admin',
  CUSTOMER: '/customer',
  MSSP: '/mssp',
};

/** Whose a tool is, and the page where it is shown. */
@Injectable()
export class ToolAccounts {
  constructor(
    private readonly accounts: AccountsGateway,
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

  /** Where the caller sees a kind of tool; a tool's consent page leads back to it. */
  pageOf(
    { region }: ShownAccount,
    connectorType: SecurityConnectorType,
    { accountType }: Actor,
  ): string {
    const base = BASE_PATHS[accountType] ?? '/customer';
    return this.letters.link(`${base}/manage/connectors/${connectorType}`, region);
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
}
