import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { DataSource } from 'typeorm';
import { invalidCredentials, signIn } from '../../domain/actions/sign-in';
import { DEVICE_NOTED_MS, SignInSlowed } from '../../domain/sign-in-pace';
import { PasswordHasher } from '../passwords/password-hasher';
import { ResetRequests } from '../passwords/reset-requests';
import type { SignInOrigin } from './wrong-passwords';
import { WrongPasswords } from './wrong-passwords';

/** Somebody who wants in. */
export interface SignInAttempt extends SignInOrigin {
  password: string;
}

/** A right password. */
export interface Proof {
  userId: string;
  /** The hash that it fits: another one by now means another password. */
  passwordHash: string | null;
  /** Mistakes wait to be forgiven, or the device to be noted as a known one. */
  isForgivingDue: boolean;
  /** A code must come with the password. */
  hasSecondFactor: boolean;
}

/** What is known of an attempt before its password is looked at; nulls for an unknown address. */
interface AttemptFacts {
  userId: string | null;
  passwordHash: string | null;
  isActive: boolean | null;
  emailValidated: Date | null;
  passwordExpires: Date | null;
  hasSecondFactor: boolean | null;
  /** Somebody mistook the password of this account, or any password at this address. */
  hasMistakes: boolean;
  isDeviceNoted: boolean;
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
   * Whose password it is; a refusal looks and lasts alike for known and unknown addresses. Mistakes
   * are counted in turn too: a crowd of guesses must not pass the count together.
   */
  prove(attempt: SignInAttempt, now: Date): Promise<Proof> {
    return this.hasher.inTurn(async () => {
      const facts = await this.factsOf(attempt, now);
      const wait = facts.hasMistakes ? await this.wrongPasswords.waitMs(attempt, now) : 0;
      if (wait > 0) throw new SignInSlowed(wait);
      try {
        return await this.check(attempt.password, facts, now);
      } catch (error) {
        await this.afterRefusal(error, attempt, now);
        throw error;
      }
    });
  }

  private async check(password: string, facts: AttemptFacts, now: Date): Promise<Proof> {
    const { userId, passwordHash, passwordExpires, hasMistakes, isDeviceNoted } = facts;
    const isPasswordRight = await this.hasher.isRight(password, passwordHash);
    if (userId === null) throw invalidCredentials();
    const isActive = facts.isActive === true;
    const isEmailValidated = facts.emailValidated !== null;
    signIn({ isPasswordRight, isActive, isEmailValidated, passwordExpires, now });
    const hasSecondFactor = facts.hasSecondFactor === true;
    const isForgivingDue = hasMistakes || !isDeviceNoted;
    return { userId, passwordHash, isForgivingDue, hasSecondFactor };
  }

  private async afterRefusal(error: unknown, attempt: SignInAttempt, now: Date): Promise<void> {
    const status = error instanceof DomainError ? error.status : 0;
    if (status === 401) await this.wrongPasswords.add(attempt, now);
    // The page of an expired password says that a mail is on its way (Spec 1 §2).
    if (status === 418) await this.resets.add(attempt.email);
  }

  /** One query and one row, so that an address without a person takes as long as one with. */
  private async factsOf({ email, address }: SignInOrigin, now: Date): Promise<AttemptFacts> {
    const [facts]: [AttemptFacts] = await this.dataSource.query(
      `select person.id as "userId", password_hash as "passwordHash",
         email_validated as "emailValidated", password_expires as "passwordExpires",
         mfa_type <> 'NONE' as "hasSecondFactor",
         enabled and not removed and not deleted as "isActive",
         exists (select 1 from wrong_password where email = $1)
           or exists (select 1 from wrong_password where address = $2) as "hasMistakes",
         exists (select 1 from known_device
           where user_id = person.id and address = $2 and last_used > $3) as "isDeviceNoted"
       from (select $1 as email) as attempt
       left join (app_user as person join organization on organization.id = organization_id)
         on person.email = attempt.email`,
      [email, address, new Date(now.getTime() - DEVICE_NOTED_MS)],
    );
    return facts;
  }
}
