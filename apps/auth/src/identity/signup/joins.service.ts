import { Injectable } from '@nestjs/common';
import { Clock, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { joins, namesOf, notForJoining } from '../../domain/signup/token-types';
import { NewPasswords } from '../passwords/new-passwords';
import type { Tokens } from '../sessions/sessions.service';
import { JoinedLogins } from './joined-logins';
import type { SignupInvitation } from './signup-invitation.entity';
import { asDeadJoin, findLiveInvitation, lockJoin, spendInvitation } from './signup-invitations';
import type { JoinRequest } from './signup.dto';

/** Makes logins in organisations that exist. */
@Injectable()
export class JoinsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly passwords: NewPasswords,
    private readonly logins: JoinedLogins,
  ) {}

  /** Makes the login of an invited person and signs the person in. */
  async join(token: string, { password, ...stated }: JoinRequest): Promise<Tokens> {
    const now = this.clock.now();
    await this.transactions.run(async ({ em }) => {
      const invitation = await findJoinable(em, token, now);
      namesOf(invitation.tokenType, stated, invitation);
    });
    const kept = await this.passwords.prepare(password, now);
    return this.transactions.run(async (tx) => {
      const invitation = await lockJoin(tx.em, token, now);
      const names = namesOf(invitation.tokenType, stated, invitation);
      const tokens = await this.logins.begin(invitation, { ...names, ...kept }, tx);
      await spendInvitation(tx.em, invitation, now);
      return tokens;
    });
  }
}

async function findJoinable(
  em: EntityManager,
  token: string,
  now: Date,
): Promise<SignupInvitation> {
  const invitation = await findLiveInvitation(em, token, now).catch(asDeadJoin);
  if (!joins(invitation.tokenType)) throw notForJoining();
  return invitation;
}
