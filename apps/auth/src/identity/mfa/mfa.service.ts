import { Injectable } from '@nestjs/common';
import type { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, Transactions, unauthorized } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { SentMfaType } from '../../domain/mfa/code-question';
import { isSent } from '../../domain/mfa/code-question';
import type { MfaCodes as Codes, MfaType } from '../../domain/mfa/set-up';
import { codeOf, notVerified, pairOf, phoneNeeded, setUpMfa } from '../../domain/mfa/set-up';
import type { Person } from '../../people/users/people';
import { asksForMfa, findPerson, isActive, lockUser } from '../../people/users/people';
import { User } from '../../people/users/user.entity';
import { MfaChallenge } from './mfa-challenge.entity';
import { MfaCodes } from './mfa-codes';
import { MfaFactor } from './mfa-factor.entity';
import { MfaSecrets } from './mfa-secrets';
import { acceptedPair, newTotpSecret, totpUri } from './totp';

/** A secret for an authenticator app. */
export interface OfferedSecret {
  secret: string;
  /** What the QR code says. */
  uri: string;
}

/** Puts people's second factors on and takes them off. */
@Injectable()
export class MfaService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly codes: MfaCodes,
    private readonly secrets: MfaSecrets,
  ) {}

  /** A fresh secret for the caller's app; it is in use once two codes have confirmed it. */
  offerSecret(actor: Actor): Promise<OfferedSecret> {
    return this.transactions.run(async ({ em }) => {
      const person = await lockPerson(em, actor);
      allow(person, 'GOOGLE');
      const { id, email } = person.user;
      const secret = newTotpSecret();
      await this.secrets.offer(em, id, secret, this.clock.now());
      return { secret, uri: totpUri(secret, email) };
    });
  }

  /** Sends the caller the code that puts a factor on or takes it off. */
  async sendCode(actor: Actor, type: SentMfaType): Promise<void> {
    await this.transactions.run(async (tx) => {
      const person = await lockPerson(tx.em, actor);
      if (person.user.mfaType !== type) allow(person, type);
      if (type === 'SMS' && !person.user.phone) throw phoneNeeded();
      const now = this.clock.now();
      await this.codes.ask({ user: person.user, purpose: 'SET_UP', mfaType: type, now }, tx);
    });
  }

  /** Sets the caller's second factor; NONE takes it off. */
  async change(actor: Actor, wanted: MfaType, codes: Codes): Promise<MfaType> {
    const refusal = await this.transactions.run(async (tx) => {
      const person = await lockPerson(tx.em, actor);
      allow(person, wanted);
      const found = await this.verify(person, wanted, codes, tx.em);
      if (found) return found;
      await saveFactor(person, wanted, tx);
      return null;
    });
    if (refusal) throw refusal;
    return wanted;
  }

  /** Takes the second factor off a person who has proved to be that person otherwise. */
  async takeOff(person: Person, tx: Tx): Promise<void> {
    await saveFactor(person, 'NONE', tx);
  }

  private async verify(
    { user }: Person,
    wanted: MfaType,
    codes: Codes,
    em: EntityManager,
  ): Promise<DomainError | null> {
    if (wanted === 'GOOGLE') return this.confirmApp(user, pairOf(codes), em);
    const mfaType = wanted === 'NONE' ? typeOf(user) : wanted;
    if (wanted === 'SMS' && !user.phone) throw phoneNeeded();
    const entered = { user, purpose: 'SET_UP' as const, mfaType, code: codeOf(codes) };
    const refusal = await this.codes.check({ ...entered, now: this.clock.now() }, em);
    // Not 401: the caller is signed in all right.
    return refusal?.status === 401 ? notVerified(mfaType) : refusal;
  }

  private async confirmApp(
    { id }: User,
    pair: [string, string],
    em: EntityManager,
  ): Promise<DomainError | null> {
    const now = this.clock.now();
    const secret = this.secrets.offered(await this.secrets.factorOf(em, id), now);
    const step = secret === null ? null : acceptedPair(secret, pair, now);
    if (secret === null || step === null) return notVerified('GOOGLE');
    await this.secrets.use(em, id, secret, step);
    return null;
  }
}

const typeOf = ({ mfaType }: User): SentMfaType | 'GOOGLE' =>
  isSent(mfaType) ? mfaType : 'GOOGLE';

function allow(person: Person, wanted: MfaType): void {
  setUpMfa({ current: person.user.mfaType, wanted, isEnforced: asksForMfa(person) });
}

async function lockPerson(em: EntityManager, { userId }: Actor): Promise<Person> {
  await lockUser(em, userId);
  const person = await findPerson(em, userId);
  if (!person || !isActive(person)) throw unauthorized();
  return person;
}

async function saveFactor({ user }: Person, mfaType: MfaType, { em, record }: Tx): Promise<void> {
  const { id } = user;
  await em.update(User, { id }, { mfaType });
  await em.delete(MfaChallenge, { userId: id });
  if (mfaType !== 'GOOGLE') await em.update(MfaFactor, { userId: id }, { secret: null });
  const states = { before: { mfaType: user.mfaType }, after: { mfaType } };
  await record({ action: 'user.change-mfa', subjectType: 'user', subjectId: id, ...states });
}
