import { Injectable } from '@nestjs/common';
import { Clock, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { notInvited, producerNumberOf, signUp } from '../../domain/signup/token-types';
import { NewPasswords } from '../passwords/new-passwords';
import { invitationCodeHash } from './invitation-codes';
import { SignupAccounts } from './signup-accounts';
import { findLiveInvitation, lockLiveInvitation, spendInvitation } from './signup-invitations';
import type { SignupRequest, SignupResponse } from './signup.dto';

/** Opens an account by an invitation and its code. */
@Injectable()
export class SignupService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly passwords: NewPasswords,
    private readonly accounts: SignupAccounts,
  ) {}

  /** Makes the account and its first person, who confirms the address before signing in. */
  async signUp(token: string, stated: SignupRequest): Promise<SignupResponse> {
    const request = { ...stated, npn: producerNumberOf(stated) };
    const now = this.clock.now();
    await this.transactions.run(({ em }) => findInvited(em, token, now, request));
    const kept = await this.passwords.prepare(request.password, now);
    return this.transactions.run(async (tx) => {
      await findInvited(tx.em, token, now, request);
      // Somebody else may have used it a moment ago.
      const invitation = await lockLiveInvitation(tx.em, token, now).catch(() => {
        throw notInvited();
      });
      await this.accounts.open(invitation, { ...request, ...kept }, now, tx);
      await spendInvitation(tx.em, invitation, now);
      return { email: invitation.email, accountType: request.accountType };
    });
  }
}

/** The invitation that a sign-up states; 412 for any other. */
async function findInvited(
  em: EntityManager,
  token: string,
  now: Date,
  { invitationCode, accountType, npn }: SignupRequest,
): Promise<void> {
  const invited = await findLiveInvitation(em, token, now).catch(() => {
    throw notInvited();
  });
  const code = invitationCode.trim().toUpperCase();
  const isCodeRight = invited.codeHash === invitationCodeHash(invited.id, code);
  signUp({ invited, isCodeRight, accountType, npn });
}
