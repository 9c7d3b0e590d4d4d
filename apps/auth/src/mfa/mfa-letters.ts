import { Injectable } from '@nestjs/common';
import type { Sending } from '@palisade/platform';
import { OutgoingMessages } from '@palisade/platform';
import type { SentMfaType } from '../domain/mfa/code-question';
import { MFA_QUESTION_MS } from '../domain/mfa/code-question';
import { phoneNeeded } from '../domain/mfa/set-up';
import type { User } from '../users/user.entity';

/** Sends the codes of the second factor. */
@Injectable()
export class MfaLetters {
  constructor(private readonly messages: OutgoingMessages) {}

  /** Sends a code; it is nowhere in clear. */
  async sendCode(user: User, type: SentMfaType, code: string, tx: Sending): Promise<void> {
    if (type === 'SMS') return this.textCode(user, code, tx);
    const text = [
      `Hello ${user.firstName},`,
      `your sign-in code is ${code}`,
      'It is good for 10 minutes. Nobody of Palisade will ever ask you for it.',
    ].join('\n\n');
    const mail = { to: user.email, subject: 'Your Palisade sign-in code', text };
    await this.messages.mail(mail, tx, MFA_QUESTION_MS);
  }

  private async textCode({ phone }: User, code: string, tx: Sending): Promise<void> {
    if (!phone) throw phoneNeeded();
    const text = `${code} is your Palisade sign-in code. It is good for 10 minutes.`;
    await this.messages.text({ to: phone, text }, tx, MFA_QUESTION_MS);
  }
}
