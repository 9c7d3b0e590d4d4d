import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SecurityConnectorType } from '@palisade/contracts';
import { SECURITY_CONNECTOR_TYPES } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, Config, newSecret, seal, Transactions, unseal } from '@palisade/platform';
import { CONSENT_MS } from '../domain/connection';
import type { Vendor } from '../vendors/vendor';
import { UsedConsent } from './used-consent.entity';

const PLACE = 'consent';

/** What we hand to a tool with somebody, sealed, and get back with them. */
export interface Consent {
  userId: string;
  sessionId: string | null;
  accountId: string;
  connectorType: SecurityConnectorType;
  redirectUri: string;
  /** The code is bound to it (PKCE). */
  verifier: string;
  expires: number;
  nonce: string;
}

/** What goes to a tool with somebody and comes back once. */
@Injectable()
export class ConsentStates {
  constructor(
    private readonly transactions: Transactions,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Who is sent, sealed. */
  seal(
    sent: Pick<Consent, 'accountId' | 'connectorType' | 'redirectUri' | 'verifier'>,
    actor: Actor,
  ): string {
    const consent: Consent = {
      ...sent,
      userId: actor.userId,
      sessionId: actor.sessionId ?? null,
      expires: this.clock.now().getTime() + CONSENT_MS,
      nonce: newSecret(),
    };
    return seal(JSON.stringify(consent), PLACE, this.config.values.ENCRYPTION_KEY);
  }

  /** What somebody brings back opens, when it is theirs, for this account, fresh and unused. */
  open(state: string, vendor: Vendor, accountId: string, actor: Actor): Consent {
    const consent = this.unsealed(state);
    const isTheirs =
      consent?.userId === actor.userId && consent.sessionId === (actor.sessionId ?? null);
    if (
      !consent ||
      !isTheirs ||
      consent.accountId !== accountId ||
      consent.connectorType !== vendor.connectorType ||
      consent.expires <= this.clock.now().getTime()
    ) {
      throw spent();
    }
    return consent;
  }

  /** Uses it up, once. */
  async spend(state: string, { expires }: Consent): Promise<void> {
    const stateHash = createHash('sha256').update(state).digest('hex');
    const inserted: unknown[] = await this.transactions.run(({ em }) =>
      em.query(
        'insert into used_consent (state_hash, expires) values ($1, $2) on conflict do nothing returning 1',
        [stateHash, new Date(expires)],
      ),
    );
    if (!inserted.length) throw spent();
  }

  /** Forgets ways back that have ended anyway. */
  async sweep(tx: Tx): Promise<void> {
    await tx.em
      .createQueryBuilder()
      .delete()
      .from(UsedConsent)
      .where('expires <= :now', { now: this.clock.now() })
      .execute();
  }

  private unsealed(state: string): Consent | null {
    try {
      const consent = JSON.parse(
        unseal(state, PLACE, this.config.values.ENCRYPTION_KEY),
      ) as Consent;
      return SECURITY_CONNECTOR_TYPES.includes(consent.connectorType) ? consent : null;
    } catch {
      return null;
    }
  }
}

const spent = (): DomainError =>
  new DomainError('CONSENT_OVER', 'This way back was used or has ended. Please add it again.', 409);
