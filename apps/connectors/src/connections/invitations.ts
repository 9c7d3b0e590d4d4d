import { Injectable } from '@nestjs/common';
import type { SecurityConnectorType } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import { Clock, Config, newId, seal, Transactions, unseal } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { ProviderOrganization } from './provider-organization.entity';

const PLACE = 'invitation';
const WEEK_MS = 7 * 86_400_000;

interface Invitation {
  accountId: string;
  connectorType: SecurityConnectorType;
  expires: number;
}

/** Accounts at the provider of connections, and who is invited to connect a tool of theirs. */
@Injectable()
export class Invitations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** The organisation of an account; made when there is none. */
  organizationOf(accountId: string): Promise<string> {
    return this.transactions.run(async ({ em, record }) => {
      const made: unknown[] = await em.query(
        `insert into provider_organization (id, account_id, created) values ($1, $2, $3)
         on conflict (account_id) do nothing returning 1`,
        [newId(), accountId, this.clock.now()],
      );
      const { id } = await em.findOneByOrFail(ProviderOrganization, { accountId });
      if (made.length) {
        const subject = { subjectType: 'account', subjectId: accountId };
        await record({ action: 'connection.organization', ...subject });
      }
      return id;
    });
  }

  /** The account of an organisation; 404 when there is none. */
  async accountOf(organizationId: string): Promise<string> {
    const found = await this.dataSource.manager.findOneBy(ProviderOrganization, {
      id: organizationId,
    });
    if (!found) throw new DomainError('ORGANIZATION_NOT_FOUND', 'Organization not found.', 404);
    return found.accountId;
  }

  invite(accountId: string, connectorType: SecurityConnectorType): string {
    const expires = this.clock.now().getTime() + WEEK_MS;
    const invitation: Invitation = { accountId, connectorType, expires };
    return seal(JSON.stringify(invitation), PLACE, this.config.values.ENCRYPTION_KEY);
  }

  /** The account that an invitation is for; refused for another kind of tool, or when it is over. */
  accountOfInvitation(inviteToken: string, connectorType: SecurityConnectorType): string {
    const invitation = this.unsealed(inviteToken);
    const isGood =
      invitation?.connectorType === connectorType &&
      invitation.expires > this.clock.now().getTime();
    if (invitation && isGood) return invitation.accountId;
    throw new DomainError('INVITATION_OVER', 'This invitation is over. Ask for another one.', 409);
  }

  private unsealed(inviteToken: string): Invitation | null {
    try {
      const text = unseal(inviteToken, PLACE, this.config.values.ENCRYPTION_KEY);
      return JSON.parse(text) as Invitation;
    } catch {
      return null;
    }
  }
}
