import { Injectable } from '@nestjs/common';
import type { Region } from '@palisade/kernel';
import type { Sending } from '@palisade/platform';
import { Config, OutgoingMessages } from '@palisade/platform';
import { RESET_LINK_MS } from '../domain/reset-link';
import type { RequestedPurpose } from './one-time-link.entity';
import { editionUrl } from './reset-address';

/** Whom a letter goes to. */
export interface Recipient {
  email: string;
  firstName: string;
  /** The edition that the person's organisation works in. */
  region: Region | null;
}

interface Words {
  path: string;
  subject: string;
  reason: string;
  request: string;
  otherwise: string;
}

const WORDS: Record<RequestedPurpose, Words> = {
  PASSWORD: {
    path: 'confirmPasswordReset',
    subject: 'Set a new Palisade password',
    reason: 'somebody, hopefully you, asked to set a new password for your Palisade login.',
    request: 'Set it here',
    otherwise: 'If it was not you, do nothing: your password stays as it is.',
  },
  ADDRESS: {
    path: 'signup-validation',
    subject: 'Confirm your Palisade account',
    reason: 'this address was given for a new Palisade login.',
    request: 'Confirm that it is yours here',
    otherwise: 'If it was not you, do nothing: nobody can sign in by it.',
  },
  MFA_RESET: {
    path: 'confirmMfaReset',
    subject: 'Reset your Multi Factor Authentication',
    reason: 'somebody who knows your password asked to reset your Multi Factor Authentication.',
    request: 'Reset it here',
    otherwise: 'If it was not you, do not open the link, and set a new password at once.',
  },
};

/** The letters with the links that work once. */
@Injectable()
export class ResetLetters {
  constructor(
    private readonly config: Config,
    private readonly messages: OutgoingMessages,
  ) {}

  async send(
    { email, firstName, region }: Recipient,
    purpose: RequestedPurpose,
    token: string,
    tx: Sending,
  ): Promise<void> {
    const { PUBLIC_URL, UK_HOST_SUFFIX } = this.config.values;
    const { path, subject, reason, request, otherwise } = WORDS[purpose];
    const link = `${editionUrl(PUBLIC_URL, UK_HOST_SUFFIX, region)}/${path}/${token}`;
    const text = [
      `Hello ${firstName},`,
      reason,
      `${request} within 60 minutes:\n${link}`,
      `The link works once. ${otherwise}`,
    ].join('\n\n');
    await this.messages.mail({ to: email, subject, text }, tx, RESET_LINK_MS);
  }
}
