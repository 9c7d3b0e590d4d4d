import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { DataSource } from 'typeorm';
import { invalidCredentials, signIn } from '../domain/actions/sign-in';
import { SignInSlowed } from '../domain/sign-in-pace';
import { PasswordHasher } from '../passwords/password-hasher';
import { ResetRequests } from '../passwords/reset-requests';
import type { SignInOrigin } from './wrong-passwords';
import { WrongPasswords } from './wrong-passwords';

/** Somebody who wants in. */
export interface SignInAttempt extends SignInOrigin {
  password: string;
}

interface Candidate {
  id: string;
  passwordHash: string | null;
  isActive: boolean;
  emailValidated: Date | null;
  passwordExpires: Date | null;
}

/** Finds out whether somebody is who the password says. */
@Injectable()
export class PasswordProofs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly wrongPasswords: WrongPasswords,
    private readonly resets: ResetRequests,
  ) {}

  /**
   * The id of the person; a refusal looks and lasts alike for known and unknown addresses. Mistakes
   * are counted in turn too: a crowd of guesses must not pass the count together.
   */
  prove(attempt: SignInAttempt, now: Date): Promise<string> {
    return this.hasher.inTurn(async () => {
      const wait = await this.wrongPasswords.waitMs(attempt, now);
      if (wait > 0) throw new SignInSlowed(wait);
      try {
        return await this.check(attempt, now);
      } catch (error) {
        await this.afterRefusal(error, attempt, now);
        throw error;
      }
    });
  }

  private async check({ email, password }: SignInAttempt, now: Date): Promise<string> {
    const candidate = await this.candidate(email);
    const isPasswordRight = await this.hasher.isRight(password, candidate?.passwordHash ?? null);
    if (!candidate) throw invalidCredentials();
    const { id, isActive, passwordExpires } = candidate;
    const isEmailValidated = candidate.emailValidated !== null;
    signIn({ isPasswordRight, isActive, isEmailValidated, passwordExpires, now });
    return id;
  }

  private async afterRefusal(error: unknown, attempt: SignInAttempt, now: Date): Promise<void> {
    const status = error instanceof DomainError ? error.status : 0;
    if (status === 401) await this.wrongPasswords.add(attempt, now);
    // The page of an expired password says that a mail is on its way (Spec 1 §2).
    if (status === 418) await this.resets.add(attempt.email);
  }

  /** One query, so that an address without a person takes as long as one with. */
  private async candidate(email: string): Promise<Candidate | undefined> {
    const [candidate]: (Candidate | undefined)[] = await this.dataSource.query(
      `select person.id, password_hash as "passwordHash", email_validated as "emailValidated",
         password_expires as "passwordExpires",
         enabled and not removed and not deleted as "isActive"
       from app_user as person join organization on organization.id = organization_id
       where email = $1`,
      [email],
    );
    return candidate;
  }
}
