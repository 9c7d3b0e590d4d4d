import { Injectable } from '@nestjs/common';
import type { Region } from '@palisade/kernel';
import { Config, Mailer } from '@palisade/platform';
import { editionUrl } from './reset-address';

/** Whom a letter goes to. */
export interface Recipient {
  email: string;
  firstName: string;
  /** The edition that the person's organisation works in. */
  region: Region | null;
}

/** The letter with the link that sets a new password. */
@Injectable()
export class ResetLetters {
  constructor(
    private readonly config: Config,
    private readonly mailer: Mailer,
  ) {}

  async send({ email, firstName, region }: Recipient, token: string): Promise<void> {
    const { PUBLIC_URL, UK_HOST_SUFFIX } = this.config.values;
    const address = editionUrl(PUBLIC_URL, UK_HOST_SUFFIX, region);
    const link = `${address}/confirmPasswordReset/${token}`;
    const text = [
      `Hello ${firstName},`,
      'somebody, hopefully you, asked to set a new password for your Palisade login.',
      `Set it here within 60 minutes:\n${link}`,
      'The link works once. If it was not you, do nothing: your password stays as it is.',
    ].join('\n\n');
    await this.mailer.send({ to: email, subject: 'Set a new Palisade password', text });
  }
}
