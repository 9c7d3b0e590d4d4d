import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, newSecret, Transactions } from '@palisade/platform';
import { invitationEnd } from '../../domain/invitation';
import { isLive } from '../../domain/mailed-link';
import { refuseBlockedDomain } from '../../people/blacklist/blocked-domains';
import { Organization } from '../../people/organizations/organization.entity';
import { secretHash } from '../../secrets/secret-hash';
import { invitationCode, invitationCodeHash } from './invitation-codes';
import { SignupInvitation } from './signup-invitation.entity';
import { visibleTo } from './signup-invitations.access';
import { SignupLetters } from './signup-letters';

/** Changes invitations that nobody has followed yet. */
@Injectable()
export class WaitingInvitationsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly letters: SignupLetters,
  ) {}

  /** Mails an invitation again with a new link, good for as long as the first; that one ends. */
  async resend(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { em, record } = tx;
      const now = this.clock.now();
      const { email, firstName, tokenType, region, codeHash } = await lock(id, actor, now, tx);
      await refuseBlockedDomain(em, email);
      const token = newSecret();
      const code = codeHash && invitationCode();
      const fresh = {
        tokenHash: secretHash(token),
        codeHash: code && invitationCodeHash(id, code),
        expires: invitationEnd(now),
      };
      await em.update(SignupInvitation, { id }, fresh);
      const own = await em.findOneByOrFail(Organization, { id: actor.organizationId });
      const letter = { email, firstName, tokenType, token, code, inviter: own.name, region };
      await this.letters.send(letter, tx);
      await record({ action: 'signup.invite-again', subjectType: 'invitation', subjectId: id });
    });
  }

  /** Takes an invitation back: its link works no more. */
  async revoke(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const now = this.clock.now();
      await lock(id, actor, now, tx);
      await tx.em.update(SignupInvitation, { id }, { replaced: now });
      await tx.record({ action: 'signup.revoke', subjectType: 'invitation', subjectId: id });
    });
  }
}

async function lock(id: string, actor: Actor, now: Date, { em }: Tx): Promise<SignupInvitation> {
  const query = em
    .createQueryBuilder(SignupInvitation, 'invitation')
    .setLock('pessimistic_write')
    .where('invitation.id = :id', { id });
  const invitation = await visibleTo(query, actor).getOne();
  if (invitation && isLive(invitation, now)) return invitation;
  throw new DomainError('INVITATION_NOT_FOUND', 'Invitation not found.', 404);
}
