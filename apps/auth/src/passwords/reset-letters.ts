import { Injectable } from '@nestjs/common';
import { Config, Mailer } from '@palisade/platform';

/** Whom a letter goes to. */
export interface Recipient {
  email: string;
  firstName: string;
}

/** The letter with the link that sets a new password. */
@Injectable()
export class ResetLetters {
  constructor(
    private readonly config: Config,
    private readonly mailer: Mailer,
  ) {}

  async send({ email, firstName }: Recipient, token: string): Promise<void> {
    const link = `${this.config.values.PUBLIC_URL}/confirmPasswordReset/${token}`;
    const text = [
      `Hello ${firstName},`,
      'somebody, hopefully you, asked to set a new password for your Palisade login.',
      `Set it here within 60 minutes:\n${link}`,
      'The link works once. If it was not you, do nothing: your password stays as it is.',
    ].join('\n\n');
    await this.mailer.send({ to: email, subject: 'Set a new Palisade password', text });
  }
}
