import { Injectable } from '@nestjs/common';
import type { Sending } from '@palisade/platform';
import { Letters } from '@palisade/platform';
import type { SentMfaType } from '../../domain/mfa/code-question';
import { MFA_QUESTION_MS } from '../../domain/mfa/code-question';
import { phoneNeeded } from '../../domain/mfa/set-up';
import { Organization } from '../../people/organizations/organization.entity';
import type { User } from '../../people/users/user.entity';

/** Sends the codes of the second factor. */
@Injectable()
export class MfaLetters {
  constructor(private readonly letters: Letters) {}

  /** Sends a code; it is nowhere in clear. */
  async sendCode(user: User, type: SentMfaType, code: string, tx: Sending): Promise<void> {
    const { email, phone, firstName: greeted, organizationId } = user;
    const home = await tx.em.findOneByOrFail(Organization, { id: organizationId });
    const letter = {
      name: 'signInCode',
      region: home.locationAlias,
      facts: { code, minutes: MFA_QUESTION_MS / 60_000 },
      lifeMs: MFA_QUESTION_MS,
    };
    if (type !== 'SMS') return this.letters.mail({ ...letter, to: email, greeted }, tx);
    if (!phone) throw phoneNeeded();
    await this.letters.text({ ...letter, to: phone }, tx);
  }
}
