import { Injectable } from '@nestjs/common';
import { Config } from '@palisade/platform';
import { refuseBroken } from '../../domain/password-rules';
import { PasswordHasher } from './password-hasher';

const DAY_MS = 24 * 3_600_000;

/** A password as it is kept. */
export interface KeptPassword {
  passwordHash: string;
  /** Null for a password that does not expire. */
  passwordExpires: Date | null;
}

/** Prepares the passwords that people choose. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly config: Config,
  ) {}

  /** What is kept of a password; 400 for one that breaks a rule. */
  async prepare(password: string, now: Date): Promise<KeptPassword> {
    refuseBroken(password);
    const passwordHash = await this.hasher.hash(password);
    const { PASSWORD_DAYS } = this.config.values;
    const passwordExpires = PASSWORD_DAYS ? new Date(now.getTime() + PASSWORD_DAYS * DAY_MS) : null;
    return { passwordHash, passwordExpires };
  }
}
