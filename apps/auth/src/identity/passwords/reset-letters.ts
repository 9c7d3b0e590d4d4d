import { Injectable } from '@nestjs/common';
import type { Region } from '@palisade/kernel';
import type { Sending } from '@palisade/platform';
import { Letters } from '@palisade/platform';
import { RESET_LINK_MS } from '../../domain/reset-link';
import type { RequestedPurpose } from '../../people/onetimelinks/one-time-link.entity';

/** Whom a letter goes to. */
export interface Recipient {
  email: string;
  firstName: string;
  /** The edition that the person's organisation works in. */
  region: Region | null;
}

/** The pages of the links. */
const PAGES: Record<RequestedPurpose, string> = {
  PASSWORD: 'confirmPasswordReset',
  ADDRESS: 'signup-validation',
  MFA_RESET: 'confirmMfaReset',
};

/** The letters with the links that work once. */
@Injectable()
export class ResetLetters {
  constructor(private readonly letters: Letters) {}

  async send(
    { email, firstName, region }: Recipient,
    purpose: RequestedPurpose,
    token: string,
    tx: Sending,
  ): Promise<void> {
    const letter = {
      name: `reset.${purpose}`,
      to: email,
      greeted: firstName,
      region,
      facts: { minutes: RESET_LINK_MS / 60_000 },
      path: `/${PAGES[purpose]}/${token}`,
      lifeMs: RESET_LINK_MS,
    };
    await this.letters.mail(letter, tx);
  }
}
