import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { invalidField } from '@palisade/kernel';
import { Config, seal, unseal } from '@palisade/platform';

const SECRET = /^whsec_([A-Za-z0-9+/]{32,60}={0,2})$/;
const SECRET_BYTES = 24;

/** Makes, checks and keeps signing secrets (Standard Webhooks). */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly config: Config) {}

  make(): string {
    return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  }

  /** The sealed form of a secret; 400 when it is none. */
  seal(secret: string, webhookId: string): string {
    if (!SECRET.test(secret)) throw invalidField('INVALID_SECRET', 'Invalid', '/clientSecret');
    return seal(secret, placeOf(webhookId), this.config.values.ENCRYPTION_KEY);
  }

  open(sealed: string, webhookId: string): string {
    return unseal(sealed, placeOf(webhookId), this.config.values.ENCRYPTION_KEY);
  }
}

const placeOf = (webhookId: string): string => `webhook.secret:${webhookId}`;
