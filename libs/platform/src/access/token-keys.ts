import { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { createRemoteJWKSet, customFetch, jwksCache } from 'jose';
import type { CryptoKey, JSONWebKeySet, JWKSCacheInput, JWSHeaderParameters } from 'jose';
import { Config } from '../config/config';
import { Upstreams } from '../upstreams/upstreams';

/** Where auth publishes its verification keys. */
export const JWKS_PATH = '/api/auth/v1/.well-known/jwks.json';

const KEYS_TIMEOUT_MS = 2_000;
const KEYS_COOLDOWN_MS = 1_000;
const KEYS_ASKED_MS = 60_000;

/** Finds the public key of a token; tests give their own. */
export abstract class TokenKeys {
  /** How often keys were withdrawn: what was verified before must be verified again. */
  withdrawals = 0;
  /** When to ask for the keys again although nobody needs one. */
  askAgainMs = Infinity;
  private held: JSONWebKeySet = { keys: [] };
  private readonly objects = new WeakMap<CryptoKey, KeyObject>();

  /** Asks a set of keys for the one that a header names; throws an error of jose where none fits. */
  protected abstract find(header: JWSHeaderParameters): Promise<CryptoKey>;

  /** The public key that the header of a token names; throws an error of jose where none fits. */
  async keyOf(header: JWSHeaderParameters): Promise<KeyObject> {
    const found = await this.find(header);
    const known = this.objects.get(found) ?? KeyObject.from(found as never);
    this.objects.set(found, known);
    return known;
  }

  /** Asks for the keys beside the calls. */
  askAgain(_nowMs: number): void {}

  /** Takes notice of the keys that are held now. */
  protected notice(held: JSONWebKeySet): void {
    if (held === this.held) return;
    const stays = new Set(held.keys.map((key) => JSON.stringify(key)));
    if (!this.held.keys.every((key) => stays.has(JSON.stringify(key)))) this.withdrawals++;
    this.held = held;
  }
}

/**
 * The keys that auth publishes: fetched once, again when a token names an unknown one, and beside the
 * calls from time to time, so that a busy auth keeps nobody out and a withdrawn key is forgotten.
 */
@Injectable()
export class RemoteTokenKeys extends TokenKeys {
  override askAgainMs = 0;
  private readonly fetched: JWKSCacheInput = {};
  private readonly published: ReturnType<typeof createRemoteJWKSet>;

  constructor({ serviceUrls }: Config, upstreams: Upstreams) {
    super();
    this.published = createRemoteJWKSet(new URL(serviceUrls.auth[0] + JWKS_PATH), {
      [customFetch]: (_url, call) => upstreams.fetch('auth', JWKS_PATH, call),
      [jwksCache]: this.fetched,
      timeoutDuration: KEYS_TIMEOUT_MS,
      cooldownDuration: KEYS_COOLDOWN_MS,
      cacheMaxAge: Infinity,
    });
  }

  protected find(header: JWSHeaderParameters): Promise<CryptoKey> {
    return this.published(header).finally(this.noticeFetched);
  }

  override askAgain(nowMs: number): void {
    this.askAgainMs = nowMs + KEYS_ASKED_MS;
    // Whoever needs the answer waits for it too, and is told.
    this.published.reload().then(this.noticeFetched, () => undefined);
  }

  private readonly noticeFetched = (): void => {
    if (this.fetched.jwks) this.notice(this.fetched.jwks);
  };
}
