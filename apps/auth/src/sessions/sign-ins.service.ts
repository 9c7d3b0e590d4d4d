import { Injectable } from '@nestjs/common';
import { Clock, Transactions } from '@palisade/platform';
import { invalidCredentials } from '../domain/actions/sign-in';
import { findPerson, isActive, lockUser } from '../users/people';
import type { SignInAttempt } from './password-proofs';
import { PasswordProofs } from './password-proofs';
import type { Tokens } from './sessions.service';
import { SessionsService } from './sessions.service';
import { forgive } from './wrong-passwords';

@Injectable()
export class SignInsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly proofs: PasswordProofs,
    private readonly sessions: SessionsService,
  ) {}

  /** Begins a session of the person whose password it is. */
  async signIn(attempt: SignInAttempt): Promise<Tokens> {
    const now = this.clock.now();
    const userId = await this.proofs.prove(attempt, now);
    return this.transactions.run(async (tx) => {
      await lockUser(tx.em, userId);
      const person = await findPerson(tx.em, userId);
      if (!person || !isActive(person)) throw invalidCredentials();
      await forgive(tx.em, userId, attempt, now);
      return this.sessions.start(person, tx);
    });
  }
}
