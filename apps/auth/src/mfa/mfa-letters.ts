import { Injectable } from '@nestjs/common';
import { Mailer, TextSender } from '@palisade/platform';
import type { SentMfaType } from '../domain/mfa/code-question';
import { phoneNeeded } from '../domain/mfa/set-up';
import type { User } from '../users/user.entity';

/** Sends the codes of the second factor. */
@Injectable()
export class MfaLetters {
  constructor(
    private readonly mailer: Mailer,
    private readonly texts: TextSender,
  ) {}

  /** Sends a code; it is nowhere else in clear. */
  async sendCode(user: User, type: SentMfaType, code: string): Promise<void> {
    if (type === 'SMS') return this.textCode(user, code);
    const text = [
      `Hello ${user.firstName},`,
      `your sign-in code is ${code}`,
      'It is good for 10 minutes. Nobody of Palisade will ever ask you for it.',
    ].join('\n\n');
    await this.mailer.send({ to: user.email, subject: 'Your Palisade sign-in code', text });
  }

  private async textCode({ phone }: User, code: string): Promise<void> {
    if (!phone) throw phoneNeeded();
    const text = `${code} is your Palisade sign-in code. It is good for 10 minutes.`;
    await this.texts.send({ to: phone, text });
  }
}
