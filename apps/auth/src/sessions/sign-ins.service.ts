import { Injectable } from '@nestjs/common';
import { Clock, Transactions } from '@palisade/platform';
import { invalidCredentials } from '../domain/actions/sign-in';
import { findPerson, isActive, lockUser } from '../users/people';
import type { SignInAttempt } from './password-proofs';
import { PasswordProofs } from './password-proofs';
import type { CodeNeeded } from './second-factors';
import { SecondFactors } from './second-factors';
import type { Tokens } from './sessions.service';
import { forgive } from './wrong-passwords';

/** A sign-in, perhaps with the code of the second factor. */
export interface SignIn extends SignInAttempt {
  mfaCode?: string;
}

@Injectable()
export class SignInsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly proofs: PasswordProofs,
    private readonly secondFactors: SecondFactors,
  ) {}

  /** Begins a session of the person whose password it is, or asks for the second factor. */
  async signIn(attempt: SignIn): Promise<Tokens | CodeNeeded> {
    const now = this.clock.now();
    const { userId, isForgivingDue, hasSecondFactor } = await this.proofs.prove(attempt, now);
    if (!isForgivingDue && !hasSecondFactor) {
      const tokens = await this.secondFactors.enterUnlocked(userId);
      if (tokens) return tokens;
    }
    return this.enter(userId, attempt, { isForgivingDue, now });
  }

  private async enter(
    userId: string,
    attempt: SignIn,
    { isForgivingDue, now }: { isForgivingDue: boolean; now: Date },
  ): Promise<Tokens | CodeNeeded> {
    const entry = await this.transactions.run(async (tx) => {
      await lockUser(tx.em, userId);
      const person = await findPerson(tx.em, userId);
      if (!person || !isActive(person)) throw invalidCredentials();
      const reached = await this.secondFactors.enter(person, attempt.mfaCode, now, tx);
      if ('tokens' in reached && isForgivingDue) await forgive(tx.em, userId, attempt, now);
      return reached;
    });
    if ('refusal' in entry) throw entry.refusal;
    return 'tokens' in entry ? entry.tokens : entry.needed;
  }
}
