import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { Region } from '@palisade/kernel';
import { regionOfCountry } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { isBlockedDomain } from '../../people/blacklist/blocked-domains';
import { Organization } from '../../people/organizations/organization.entity';
import { Role } from '../../people/roles/role.entity';
import { User } from '../../people/users/user.entity';
import type { NewInvitation } from './signup-invitations.service';
import { SignupInvitationsService } from './signup-invitations.service';

type SentQuote = EventData<'quote.sent.v1'>;

/** A policyholder who has no login, as a mailed link knows them. */
export interface KnownHolder {
  email: string;
  firstName: string;
  lastName: string;
  accountId: string;
  region: Region;
  /** In whose name they are invited. */
  inviter: string;
}

/** Invites those whom a sent quote or a letter concerns to a login of their own. */
@Injectable()
export class QuoteInvitations {
  constructor(private readonly invitations: SignupInvitationsService) {}

  /** The policyholder of a quote to review, and an agent who has no login yet. */
  async send(quote: SentQuote, tx: Tx): Promise<void> {
    if (quote.purpose !== 'REVIEW') return;
    await this.invitePolicyholder(quote, tx);
    if (quote.agent.userId === null) await this.inviteAgent(quote, tx);
  }

  /** Whether a policyholder could have a login of the account, and has none by this address. */
  async isWithoutLogin(
    { email, accountId }: Pick<KnownHolder, 'email' | 'accountId'>,
    em: EntityManager,
  ): Promise<boolean> {
    if (await em.existsBy(User, { email: email.toLowerCase(), removed: false })) return false;
    if (await isBlockedDomain(em, email.toLowerCase())) return false;
    return em.existsBy(Organization, { id: accountId });
  }

  /** Mails a policyholder of a policy the way to a login of the account. */
  async inviteHolder({ accountId, ...holder }: KnownHolder, tx: Tx): Promise<void> {
    const draft = {
      ...holder,
      reason: 'JOIN' as const,
      email: holder.email.toLowerCase(),
      accountType: 'CUSTOMER' as const,
      organizationId: accountId,
      roleId: await roleIdOf('CUSTOMER', 'Policy Holder', tx),
      redirectUrl: null,
    };
    await this.invite(draft, tx);
  }

  private async invitePolicyholder(quote: SentQuote, tx: Tx): Promise<void> {
    const { contact, insured, quoteHead, agent } = quote;
    // Made by the account's own event, which may be on its way still.
    if (!(await tx.em.existsBy(Organization, { id: insured.accountId }))) return;
    const draft = {
      reason: 'QUOTE_SENT' as const,
      email: contact.email.toLowerCase(),
      firstName: contact.firstName,
      lastName: contact.lastName,
      accountType: 'CUSTOMER' as const,
      organizationId: insured.accountId,
      roleId: await roleIdOf('CUSTOMER', 'Policy Holder', tx),
      redirectUrl: `/quote/${quoteHead.quoteId}/request-to-bind/${quoteHead.product}`,
      inviter: agent.agencyName,
      region: regionOfCountry(insured.country),
    };
    await this.invite(draft, tx);
  }

  private async inviteAgent({ agent, insured, quoteHead }: SentQuote, tx: Tx): Promise<void> {
    if (!(await isAddressOf(agent, tx))) return;
    const [firstName, ...rest] = agent.name.trim().split(/\s+/);
    const draft = {
      reason: 'QUOTE_LINK' as const,
      email: agent.email.toLowerCase(),
      firstName,
      lastName: rest.join(' ') || firstName,
      accountType: 'AGENCY' as const,
      organizationId: agent.agencyId,
      roleId: await roleIdOf('AGENCY', 'Producer', tx),
      redirectUrl: `/agency/quotes/${quoteHead.quoteId}`,
      inviter: insured.name,
      region: regionOfCountry(insured.country),
    };
    await this.invite(draft, tx);
  }

  private async invite(draft: NewInvitation, tx: Tx): Promise<void> {
    if (await isBlockedDomain(tx.em, draft.email)) return;
    await this.invitations.send(draft, tx);
  }
}

/** Whether somebody of the agency has an address of the same domain: any other may be anybody's. */
async function isAddressOf({ agencyId, email }: SentQuote['agent'], { em }: Tx): Promise<boolean> {
  const rows: unknown[] = await em.query(
    `select 1 from app_user where organization_id = $1 and enabled and not removed
       and split_part(email, '@', 2) = split_part($2, '@', 2) limit 1`,
    [agencyId, email.toLowerCase()],
  );
  return rows.length > 0;
}

async function roleIdOf(
  accountType: 'CUSTOMER' | 'AGENCY',
  name: string,
  { em }: Tx,
): Promise<string> {
  const { id } = await em.findOneByOrFail(Role, { accountType, name });
  return id;
}
