import { Injectable } from '@nestjs/common';
import type { Region } from '@palisade/kernel';
import type { Sending } from '@palisade/platform';
import { Letters } from '@palisade/platform';
import { INVITATION_DAYS } from '../../domain/invitation';
import type { TokenType } from '../../domain/signup/token-types';

/** An invitation on its way. */
export interface SignupLetter {
  email: string;
  firstName: string | null;
  tokenType: TokenType;
  token: string;
  /** What a sign-up must state. */
  code: string | null;
  /** Who invites. */
  inviter: string;
  region: Region | null;
}

/** The letters that invite people to sign up, to join or to sign in. */
@Injectable()
export class SignupLetters {
  constructor(private readonly letters: Letters) {}

  async send(
    { email, firstName, tokenType, token, code, inviter, region }: SignupLetter,
    tx: Sending,
  ): Promise<void> {
    const letter = {
      name: `signup.${tokenType}`,
      to: email,
      greeted: firstName,
      region,
      facts: { inviter, code, days: INVITATION_DAYS },
      path: `/signup/${token}`,
    };
    await this.letters.mail(letter, tx);
  }
}
