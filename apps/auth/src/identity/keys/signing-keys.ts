import { createPrivateKey } from 'node:crypto';
import type { OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, Config, LOGGER, newId, TokenKeys } from '@palisade/platform';
import type { CryptoKey, JWK, JWSHeaderParameters } from 'jose';
import { createLocalJWKSet, errors, exportJWK, generateKeyPair } from 'jose';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { seal, unseal } from '@palisade/platform';
import type { Signer } from './sign-jwt';
import { SigningKey } from './signing-key.entity';

const CREATE_LOCK = 7_310_102;
const ALGORITHM = 'RS256';
const MODULUS_BITS = 2048;

/** Keys may be so old before they are read again: another process may have added one. */
const FRESH_MS = 1_000;

interface LoadedKeys {
  jwks: { keys: JWK[] };
  find: ReturnType<typeof createLocalJWKSet>;
  newest: Signer;
}

/** The keys of access tokens, read from this service's own database. */
@Injectable()
export class SigningKeys extends TokenKeys implements OnModuleInit {
  private loaded: LoadedKeys;
  private readMs = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  /** Finds the key that a token names, for the verifier; looks once more for an unknown name. */
  protected async find(header: JWSHeaderParameters): Promise<CryptoKey> {
    const isKnown = (): boolean => this.loaded.jwks.keys.some(({ kid }) => kid === header.kid);
    if (!isKnown()) await this.refresh();
    if (!isKnown()) throw new errors.JWKSNoMatchingKey();
    return this.loaded.find(header);
  }

  /** Processes that start together agree on the first key. */
  async onModuleInit(): Promise<void> {
    await this.dataSource.transaction(async (em) => {
      await em.query('select pg_advisory_xact_lock($1)', [CREATE_LOCK]);
      if (!(await em.count(SigningKey))) await this.create(em);
    });
    await this.load();
  }

  /** The public halves of all keys, as RFC 7517 has them. */
  async publicKeys(): Promise<{ keys: JWK[] }> {
    // Others must be able to verify tokens while the database is away.
    await this.refresh().catch((error: unknown) =>
      this.logger.warn({ error }, 'signing keys were not read again'),
    );
    return this.loaded.jwks;
  }

  /** The key that signs, with its name. */
  signer(): Signer {
    return this.loaded.newest;
  }

  private async create(em: EntityManager): Promise<void> {
    const options = { modulusLength: MODULUS_BITS, extractable: true };
    const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, options);
    const kid = newId();
    const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' };
    const privateJwk = this.seal(kid, JSON.stringify(await exportJWK(privateKey)));
    await em.insert(SigningKey, { kid, publicJwk, privateJwk, created: this.clock.now() });
  }

  private async refresh(): Promise<void> {
    if (Date.now() - this.readMs >= FRESH_MS) await this.load();
  }

  private async load(): Promise<void> {
    const rows = await this.dataSource.manager.find(SigningKey, { order: { kid: 'DESC' } });
    const jwks = { keys: rows.map(({ publicJwk }) => publicJwk) };
    const { kid, privateJwk } = rows[0];
    const key = JSON.parse(this.unseal(kid, privateJwk));
    const privateKey = createPrivateKey({ key, format: 'jwk' });
    this.loaded = { jwks, find: createLocalJWKSet(jwks), newest: { kid, privateKey } };
    this.readMs = Date.now();
    this.notice(jwks);
  }

  private seal(kid: string, text: string): string {
    return seal(text, placeOf(kid), this.config.values.ENCRYPTION_KEY);
  }

  private unseal(kid: string, sealed: string): string {
    try {
      return unseal(sealed, placeOf(kid), this.config.values.ENCRYPTION_KEY);
    } catch {
      throw new Error(`ENCRYPTION_KEY is not the one that signing key ${kid} was sealed with.`);
    }
  }
}

const placeOf = (kid: string): string => `signing_key.private_jwk:${kid}`;
