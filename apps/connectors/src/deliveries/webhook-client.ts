import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { lookup } from 'node:dns';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Config, isInnerAddress } from '@palisade/platform';
import { Webhook as Signature } from 'standardwebhooks';
import { Agent, request } from 'undici';
import type { Webhook } from '../webhooks/webhook.entity';
import { WebhookSecrets } from '../webhooks/webhook-secrets';
import { checkTarget } from './targets';

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 65_536;

/** What is sent. */
export interface Outgoing {
  messageId: string;
  url: string;
  body: string;
  now: Date;
}

/** Sends signed requests to the outside and never to the inside. */
@Injectable()
export class WebhookClient implements OnApplicationShutdown {
  private readonly agent: Agent;
  private readonly allowsInner: boolean;

  constructor(
    { values }: Config,
    private readonly secrets: WebhookSecrets,
  ) {
    this.allowsInner = values.WEBHOOKS_INSIDE;
    this.agent = new Agent({
      connect: { timeout: TIMEOUT_MS, lookup: this.allowsInner ? undefined : publicOnly },
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      maxResponseSize: MAX_ANSWER_BYTES,
      keepAliveTimeout: 1_000,
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.agent.destroy();
  }

  /** The status of the answer; null when there was none. Redirects are not followed. */
  async send({ messageId, url, body, now }: Outgoing, webhook: Webhook): Promise<number | null> {
    const secret = this.secrets.open(webhook.secret, webhook.id);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Palisade-Webhooks',
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Signature(secret).sign(messageId, now, body),
    };
    try {
      checkTarget(url, this.allowsInner);
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const options = { method: 'POST' as const, headers, body, signal, dispatcher: this.agent };
      const answer = await request(url, options);
      await answer.body.dump({ limit: MAX_ANSWER_BYTES });
      return answer.statusCode;
    } catch {
      return null;
    }
  }
}

/** As undici calls it. */
const publicOnly = (host: string, options: object, done: Done): void =>
  publicLookup(host, options, done);

type Done = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Resolves a name at the moment of connecting; a name of an inner address does not resolve. */
export function publicLookup(
  host: string,
  options: object,
  done: Done,
  resolve: Resolve = lookup,
): void {
  resolve(host, { ...options, all: true }, (error, found) => {
    const inner = found?.find(({ address }) => isInnerAddress(address));
    if (error || inner) done(error ?? new Error('The address is not public.'), []);
    else done(null, found);
  });
}
