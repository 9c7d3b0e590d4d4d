import { Injectable } from '@nestjs/common';
import { Config, seal, unseal } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { MFA_QUESTION_MS } from '../../domain/mfa/code-question';
import { MfaFactor } from './mfa-factor.entity';

/** Keeps the secrets of authenticator apps, sealed for the person and the column. */
@Injectable()
export class MfaSecrets {
  constructor(private readonly config: Config) {}

  /** What is known of a person's second factor, from the first time on that it is asked for. */
  async factorOf(em: EntityManager, userId: string): Promise<MfaFactor> {
    await em.query('insert into mfa_factor (user_id) values ($1) on conflict do nothing', [userId]);
    return em.findOneByOrFail(MfaFactor, { userId });
  }

  /** Keeps a secret that the person is shown, until it is confirmed or too old. */
  async offer(em: EntityManager, userId: string, secret: string, now: Date): Promise<void> {
    await this.factorOf(em, userId);
    const offeredUntil = new Date(now.getTime() + MFA_QUESTION_MS);
    const offeredSecret = seal(secret, placeOf('offered_secret', userId), this.key);
    await em.update(MfaFactor, { userId }, { offeredSecret, offeredUntil });
  }

  /** The secret that the person was shown; null when none waits any more. */
  offered({ userId, offeredSecret, offeredUntil }: MfaFactor, now: Date): string | null {
    if (!offeredSecret || !offeredUntil || offeredUntil <= now) return null;
    return unseal(offeredSecret, placeOf('offered_secret', userId), this.key);
  }

  /** Puts a confirmed secret to use. */
  async use(em: EntityManager, userId: string, secret: string, lastStep: number): Promise<void> {
    const sealed = seal(secret, placeOf('secret', userId), this.key);
    const none = { offeredSecret: null, offeredUntil: null };
    await em.update(MfaFactor, { userId }, { secret: sealed, lastStep, ...none });
  }

  inUse({ userId, secret }: MfaFactor): string | null {
    return secret && unseal(secret, placeOf('secret', userId), this.key);
  }

  private get key(): Buffer {
    return this.config.values.ENCRYPTION_KEY;
  }
}

const placeOf = (column: string, userId: string): string => `mfa_factor.${column}:${userId}`;
