import { Injectable } from '@nestjs/common';
import type { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { currentContext } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { MfaType } from '../../domain/mfa/set-up';
import type { Person } from '../../people/users/people';
import { findPerson, isActive } from '../../people/users/people';
import { MfaCodes } from '../mfa/mfa-codes';
import type { Proof } from './password-proofs';
import type { Tokens } from './sessions.service';
import { SessionsService } from './sessions.service';

/** The answer to a right password where a code must come with it (Spec 1 §4). */
export interface CodeNeeded {
  mfaType: MfaType;
}

/** How far somebody came with the right password. */
export type Entry = { tokens: Tokens } | { needed: CodeNeeded } | { refusal: DomainError };

/** Begins sessions, behind the second factor where there is one. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: MfaCodes,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Begins the session of somebody without a second factor by one statement that reads and one that
   * writes. Undefined where the person changes meanwhile, or something else must be saved with it.
   */
  async enterUnlocked({ userId, passwordHash }: Proof): Promise<Tokens | undefined> {
    const { unit, onFirstEffect } = currentContext() ?? {};
    if (unit || onFirstEffect) return undefined;
    const { manager } = this.dataSource;
    const person = await findPerson(manager, userId);
    if (!person || !isActive(person) || person.user.mfaType !== 'NONE') return undefined;
    if (person.passwordHash !== passwordHash) return undefined;
    return this.sessions.startUnlocked(person, manager);
  }

  /** A refusal is returned, not thrown, so that the wrong code stays counted. */
  async enter(person: Person, code: string | undefined, now: Date, tx: Tx): Promise<Entry> {
    const { user } = person;
    const { mfaType } = user;
    if (mfaType === 'NONE') return { tokens: await this.sessions.start(person, tx) };
    if (code === undefined) {
      await this.codes.ask({ user, purpose: 'SIGN_IN', mfaType, now }, tx);
      return { needed: { mfaType } };
    }
    const refusal = await this.codes.check({ user, purpose: 'SIGN_IN', mfaType, code, now }, tx.em);
    return refusal ? { refusal } : { tokens: await this.sessions.start(person, tx) };
  }
}
