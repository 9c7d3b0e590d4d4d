import { Injectable } from '@nestjs/common';
import type { Region } from '@palisade/kernel';
import type { Sending } from '@palisade/platform';
import { Config, OutgoingMessages } from '@palisade/platform';
import { INVITATION_DAYS } from '../domain/invitation';
import type { TokenType } from '../domain/signup/token-types';
import { editionUrl } from '../passwords/reset-address';

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

interface Words {
  subject: string;
  reason: (inviter: string) => string;
  request: string;
}

const NEW_LOGIN: Words = {
  subject: 'Your invitation to Palisade',
  reason: (inviter) => `${inviter} invites you to work with them on Palisade.`,
  request: 'Set up your login here',
};
const KNOWN_LOGIN: Words = {
  subject: 'Sign in to Palisade',
  reason: (inviter) => `${inviter} invites you to work with them on Palisade. You have a login.`,
  request: 'Sign in here',
};

const WORDS: Record<TokenType, Words> = {
  NEW_ACCOUNT: {
    subject: 'Your invitation to Palisade',
    reason: (inviter) => `${inviter} invites you to open an account on Palisade.`,
    request: 'Sign up here',
  },
  EXISTING_ACCOUNT: NEW_LOGIN,
  EXISTING_USER: KNOWN_LOGIN,
  QUOTE_SENT_NEW_USER: {
    subject: 'Set up your Palisade login',
    reason: (inviter) => `${inviter} sent you a cyber quote. With a login you find it at any time.`,
    request: 'Set up your login here',
  },
  QUOTE_SENT_EXISTING_USER: {
    subject: 'Find your quote on Palisade',
    reason: (inviter) => `${inviter} sent you a cyber quote. You find it behind your login.`,
    request: 'Sign in here',
  },
  QUOTE_LINK_NEW_AGENT: {
    subject: 'Set up your Palisade login',
    reason: (inviter) => `a quote of ${inviter} names you as its agent.`,
    request: 'Set up your login here',
  },
  QUOTE_LINK_EXISTING_AGENT: {
    subject: 'A quote names you as its agent',
    reason: (inviter) => `a quote of ${inviter} names you as its agent.`,
    request: 'Sign in here',
  },
};

/** The letters that invite people to sign up, to join or to sign in. */
@Injectable()
export class SignupLetters {
  constructor(
    private readonly config: Config,
    private readonly messages: OutgoingMessages,
  ) {}

  async send(
    { email, firstName, tokenType, token, code, ...rest }: SignupLetter,
    tx: Sending,
  ): Promise<void> {
    const { PUBLIC_URL, UK_HOST_SUFFIX } = this.config.values;
    const { subject, reason, request } = WORDS[tokenType];
    const address = `${editionUrl(PUBLIC_URL, UK_HOST_SUFFIX, rest.region)}/signup/${token}`;
    const text = [
      firstName ? `Hello ${firstName},` : 'Hello,',
      reason(rest.inviter),
      `${request} within ${INVITATION_DAYS} days:\n${address}`,
      ...(code ? [`The page asks for your invitation code: ${code}`] : []),
    ].join('\n\n');
    await this.messages.mail({ to: email, subject, text }, tx);
  }
}
