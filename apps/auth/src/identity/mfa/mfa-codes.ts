import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DomainError } from '@palisade/kernel';
import type { Sending } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import {
  isSent,
  MFA_QUESTION_MS,
  oneMoreWrong,
  refusalOfTry,
  wrongMfaCode,
} from '../../domain/mfa/code-question';
import type { MfaType } from '../../domain/mfa/set-up';
import { CODE_LENGTH, nextCode } from '../../domain/one-time-code';
import type { User } from '../../people/users/user.entity';
import { secretHash } from '../../secrets/secret-hash';
import type { MfaPurpose } from './mfa-challenge.entity';
import { MfaChallenge } from './mfa-challenge.entity';
import { MfaFactor } from './mfa-factor.entity';
import { MfaLetters } from './mfa-letters';
import { MfaSecrets } from './mfa-secrets';
import { acceptedStep } from './totp';

/** Whom a code is asked of, what for and of which kind. */
export interface Question {
  user: User;
  purpose: MfaPurpose;
  mfaType: MfaType;
  now: Date;
}

/** A code of somebody, and when it was entered. */
export interface EnteredCode {
  user: User;
  purpose: MfaPurpose;
  /** The kind of code; one that was sent otherwise proves nothing of it. */
  mfaType: MfaType;
  code: string;
  now: Date;
}

/** Asks people for the codes of their second factor; the caller has locked the person. */
@Injectable()
export class MfaCodes {
  constructor(
    private readonly letters: MfaLetters,
    private readonly secrets: MfaSecrets,
  ) {}

  /** Begins a question, and sends the code where no app makes it; the question before is over. */
  async ask(question: Question, tx: Sending): Promise<void> {
    const { user, purpose, mfaType, now } = question;
    const { id: userId } = user;
    const factor = await this.secrets.factorOf(tx.em, userId);
    if (!isSent(mfaType)) return begin(question, null, tx.em);
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    await tx.em.update(MfaFactor, { userId }, nextCode(factor, now));
    await begin(question, codeHash(userId, purpose, code), tx.em);
    await this.letters.sendCode(user, mfaType, code, tx);
  }

  /** Takes the right code once; null for it, the refusal for any other, which counts. */
  async check(entered: EnteredCode, em: EntityManager): Promise<DomainError | null> {
    const { user, purpose, now } = entered;
    const of = { userId: user.id, purpose };
    const factor = await this.secrets.factorOf(em, user.id);
    const question = await this.question(entered, em);
    const refusal = refusalOfTry(factor, question, now);
    if (refusal || !question) return refusal;
    if (await this.isRight(entered, question, factor, em)) {
      await em.delete(MfaChallenge, of);
      return null;
    }
    await em.update(MfaChallenge, of, { tries: question.tries + 1 });
    await em.update(MfaFactor, { userId: user.id }, oneMoreWrong(factor, now));
    return wrongMfaCode();
  }

  /** The question that waits; an app needs none to be sent, so its code may come with the first call. */
  private async question(
    { user, purpose, mfaType, now }: EnteredCode,
    em: EntityManager,
  ): Promise<MfaChallenge | null> {
    const of = { userId: user.id, purpose, mfaType };
    const waiting = await em.findOneBy(MfaChallenge, of);
    if (mfaType !== 'GOOGLE' || (waiting && waiting.expires > now)) return waiting;
    await begin({ user, purpose, mfaType, now }, null, em);
    return em.findOneBy(MfaChallenge, of);
  }

  private async isRight(
    { user, purpose, code, now }: EnteredCode,
    { mfaType, codeHash: sentHash }: MfaChallenge,
    factor: MfaFactor,
    em: EntityManager,
  ): Promise<boolean> {
    if (mfaType !== 'GOOGLE') return sentHash === codeHash(user.id, purpose, code);
    const secret = this.secrets.inUse(factor);
    const step = secret === null ? null : acceptedStep(secret, code, factor.lastStep, now);
    if (step === null) return false;
    await em.update(MfaFactor, { userId: user.id }, { lastStep: step });
    return true;
  }
}

async function begin(
  { user, purpose, mfaType, now }: Question,
  sentHash: string | null,
  em: EntityManager,
): Promise<void> {
  const expires = new Date(now.getTime() + MFA_QUESTION_MS);
  const about = { userId: user.id, purpose, mfaType };
  await em.save(MfaChallenge, { ...about, codeHash: sentHash, tries: 0, expires });
}

/** A code is short: salted with what it is for it is worth nothing anywhere else. */
const codeHash = (userId: string, purpose: MfaPurpose, code: string): string =>
  secretHash(`${userId}:${purpose}:${code}`);
