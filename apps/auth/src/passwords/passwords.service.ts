import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { Clock, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { brokenRules } from '../domain/password-rules';
import { deadLink } from '../domain/reset-link';
import type { Tokens } from '../sessions/sessions.service';
import { SessionsService } from '../sessions/sessions.service';
import { findPerson, isActive, lockUser } from '../users/people';
import { User } from '../users/user.entity';
import { PasswordHasher } from './password-hasher';
import { findLiveLink, spendLink } from './reset-links';

@Injectable()
export class PasswordsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
  ) {}

  /** Sets the password of a link's person, ends all sessions and links, and signs the person in. */
  async reset(token: string, password: string): Promise<Tokens> {
    const now = this.clock.now();
    await this.transactions.run(({ em }) => findLiveLink(em, token, now));
    refuseBroken(password);
    const passwordHash = await this.hasher.hash(password);
    return this.transactions.run(async (tx) => {
      const { userId } = await findLiveLink(tx.em, token, now);
      await lockUser(tx.em, userId);
      const link = await findLiveLink(tx.em, token, now);
      await savePassword(tx.em, userId, passwordHash, now);
      await this.sessions.endAll(userId, 'user.reset-password', tx);
      await spendLink(tx.em, link, now);
      const person = await findPerson(tx.em, userId);
      if (!person || !isActive(person)) throw deadLink();
      return this.sessions.start(person, tx);
    });
  }
}

/** Whoever comes by a mailed link has shown to receive mail at the address. */
async function savePassword(
  em: EntityManager,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const change = { passwordHash, passwordExpires: null, passwordResetDate: now, modified: now };
  await em.update(User, { id }, change);
  await em.update(User, { id, emailValidated: IsNull() }, { emailValidated: now });
}

function refuseBroken(password: string): void {
  const errors = brokenRules(password).map(({ errorCode, displayText }) => ({
    pointer: '/password',
    detail: displayText,
    errorCode,
  }));
  if (!errors.length) return;
  const detail = `The password needs: ${errors.map((error) => error.detail).join('; ')}.`;
  throw new DomainError('PASSWORD_REFUSED', detail, 400, errors);
}
