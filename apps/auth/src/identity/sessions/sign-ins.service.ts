import { Injectable } from '@nestjs/common';
import { Clock, Transactions } from '@palisade/platform';
import { invalidCredentials } from '../../domain/actions/sign-in';
import { findPerson, isActive, lockUser } from '../../people/users/people';
import type { Proof, SignInAttempt } from './password-proofs';
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
    const proof = await this.proofs.prove(attempt, now);
    if (!proof.isForgivingDue && !proof.hasSecondFactor) {
      const tokens = await this.secondFactors.enterUnlocked(proof);
      if (tokens) return tokens;
    }
    return this.enter(proof, attempt, now);
  }

  private async enter(proof: Proof, attempt: SignIn, now: Date): Promise<Tokens | CodeNeeded> {
    const { userId, passwordHash, isForgivingDue } = proof;
    const entry = await this.transactions.run(async (tx) => {
      await lockUser(tx.em, userId);
      const person = await findPerson(tx.em, userId);
      if (!person || !isActive(person)) throw invalidCredentials();
      // Reset while the old one was being proved.
      if (person.passwordHash !== passwordHash) throw invalidCredentials();
      const reached = await this.secondFactors.enter(person, attempt.mfaCode, now, tx);
      if ('tokens' in reached && isForgivingDue) await forgive(tx.em, userId, attempt, now);
      return reached;
    });
    if ('refusal' in entry) throw entry.refusal;
    return 'tokens' in entry ? entry.tokens : entry.needed;
  }
}
