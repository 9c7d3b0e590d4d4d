import type { CaptchaAnswer, CaptchaProvider } from '../../domain/captcha';
import { judgeToken, notPassed } from '../../domain/captcha';
import { Captcha } from './captcha';

const LIMIT_MS = 3_000;

/** A provider as the configuration names one. */
interface ProviderSettings {
  provider: CaptchaProvider;
  siteKey: string;
  secret: string;
  verifyUrl: string;
  limitMs?: number;
}

/** Has Turnstile or hCaptcha judge a token: both take and answer the same. */
export class ProviderCaptcha extends Captcha {
  readonly provider: CaptchaProvider;

  constructor(private readonly settings: ProviderSettings) {
    super();
    this.provider = settings.provider;
  }

  siteKey(): Promise<string> {
    return Promise.resolve(this.settings.siteKey);
  }

  async check(token: string | undefined): Promise<void> {
    if (!token) throw notPassed();
    judgeToken(await this.ask(token).catch(() => null));
  }

  /** What the provider says; null for an answer that is none. */
  private async ask(response: string): Promise<CaptchaAnswer | null> {
    const { secret, siteKey, verifyUrl, limitMs = LIMIT_MS } = this.settings;
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      redirect: 'error',
      body: new URLSearchParams({ secret, response, sitekey: siteKey }),
      signal: AbortSignal.timeout(limitMs),
    });
    return (await answer.json()) as CaptchaAnswer | null;
  }
}
