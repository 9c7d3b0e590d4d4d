import type { OnApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Config } from '@palisade/platform';
import { Webhook as Signature } from 'standardwebhooks';
import { Agent, request } from 'undici';
import { publicOnly } from '../outside/public-lookup';
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
