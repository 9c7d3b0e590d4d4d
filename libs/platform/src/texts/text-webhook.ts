import { dialledPhone, DomainError } from '@palisade/kernel';
import type { TextMessage } from './text-sender';
import { TextSender } from './text-sender';

const TIMEOUT_MS = 5_000;

/**
 * Posts text messages to a provider of them, or to a relay that speaks its language. The header
 * `idempotency-key` is the same each time that a message is sent.
 */
export class TextWebhook extends TextSender {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {
    super();
  }

  /** Resolves when the receiver has taken the message. */
  async send({ id, to, text }: TextMessage): Promise<void> {
    const status = await this.post(id, { to: dialledPhone(to), text }).catch(() => null);
    if (status !== null && status >= 200 && status < 300) return;
    const why =
      status === null ? 'The receiver did not answer.' : `The receiver answered ${status}.`;
    throw new DomainError('TEXT_NOT_SENT', `Failure to send SMS. Please try again. ${why}`, 503);
  }

  private async post(id: string, message: Omit<TextMessage, 'id'>): Promise<number> {
    const answer = await fetch(this.url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  }
}
