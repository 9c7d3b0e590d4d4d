import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Clock, Config, newId, seal, Transactions, unseal } from '@palisade/platform';
import { inviteStateOf } from '../domain/campaign';
import { AccountLink } from '../snapshots/account-link.entity';
import { clientsOf } from './campaign.access';
import type { CampaignRequest, CampaignResponse } from './campaign.dto';
import { publishInvited } from './campaign-events';
import { knownClients } from './campaign-clients.queries';
import { ToolInvitation } from './tool-invitation.entity';

const PLACE = 'campaign refusal';

/** Asks clients by mail to connect a tool, and heeds those who want no such letters. */
@Injectable()
export class CampaignService {
  constructor(
    private readonly transactions: Transactions,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Writes to those who may be asked; the others are left. An account of others is 404. */
  async invite(
    { connectorType, accountIds }: CampaignRequest,
    actor: Actor,
  ): Promise<CampaignResponse> {
    const wanted = [...new Set(accountIds)];
    const sent = this.clock.now();
    return this.transactions.run(async (tx) => {
      const query = tx.em
        .createQueryBuilder(AccountLink, 'account')
        .where('account.id = any(:wanted)', { wanted })
        .orderBy('account.id')
        .setLock('pessimistic_write');
      const clients = await clientsOf(query, actor).getMany();
      if (clients.length < wanted.length) {
        throw new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);
      }
      const known = await knownClients(tx.em, wanted, connectorType);
      const ready = known.filter((client) => inviteStateOf(client, sent) === 'READY');
      for (const account of clients) {
        const { id: accountId } = account;
        if (!ready.some((client) => client.accountId === accountId)) continue;
        const { organizationId, userId: sentBy } = actor;
        const invitation = { accountId, connectorType, organizationId, sentBy, sent, id: newId() };
        await tx.em.insert(ToolInvitation, invitation);
        await publishInvited(tx, invitation, { account, refusal: this.refusalOf(accountId) });
        await tx.record({
          action: 'connection.invite',
          subjectType: 'account',
          subjectId: accountId,
          after: { connectorType },
        });
      }
      return { invited: ready.length, left: wanted.length - ready.length };
    });
  }

  /** Who has the letter of a client says that it wants no more of them; saying so again changes nothing. */
  async refuse(token: string): Promise<void> {
    const accountId = this.accountIn(token);
    const refused = this.clock.now();
    await this.transactions.run(async (tx) => {
      const kept: unknown[] = await tx.em.query(
        `insert into campaign_refusal (account_id, refused) values ($1, $2)
         on conflict (account_id) do nothing returning 1`,
        [accountId, refused],
      );
      if (!kept.length) return;
      const subject = { subjectType: 'account', subjectId: accountId };
      await tx.record({ action: 'connection.refuse-letters', ...subject });
    });
  }

  private refusalOf(accountId: string): string {
    return seal(accountId, PLACE, this.config.values.ENCRYPTION_KEY);
  }

  private accountIn(token: string): string {
    try {
      return unseal(token, PLACE, this.config.values.ENCRYPTION_KEY);
    } catch {
      throw new DomainError(
        'LINK_UNKNOWN',
        'This link is not known. Use the one of the letter.',
        404,
      );
    }
  }
}
