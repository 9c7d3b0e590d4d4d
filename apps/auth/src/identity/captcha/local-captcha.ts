import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock, Config } from '@palisade/platform';
import { newSecret } from '@palisade/platform';
import type { DataSource } from 'typeorm';
import { notPassed } from '../../domain/captcha';
import { Captcha } from './captcha';

const LIFETIME_MS = 10 * 60_000;

/**
 * Asks nothing of the person: the site key is itself the token, signed, short-lived and good for
 * one call. It stops forged and repeated calls and tells no robots; `CAPTCHA` names who does.
 */
export class LocalCaptcha extends Captcha {
  readonly provider = 'LOCAL';
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly clock: Clock,
    private readonly dataSource: DataSource,
  ) {
    super();
    const { ENCRYPTION_KEY } = config.values;
    this.key = Buffer.from(hkdfSync('sha256', ENCRYPTION_KEY, '', 'captcha', 32));
  }

  async siteKey(): Promise<string> {
    const expires = this.clock.now().getTime() + LIFETIME_MS;
    const body = `${expires}.${newSecret()}`;
    return `${body}.${this.sign(body)}`;
  }

  async check(token: string | undefined): Promise<void> {
    const [expires = '', nonce = '', signature = ''] = (token ?? '').split('.');
    const isOurs = this.isSignature(signature, `${expires}.${nonce}`);
    if (!isOurs || Number(expires) <= this.clock.now().getTime()) throw notPassed();
    const spent: unknown[] = await this.dataSource.query(
      `insert into spent_captcha (nonce, expires) values ($1, $2)
       on conflict do nothing returning 1`,
      [nonce, new Date(Number(expires))],
    );
    if (!spent.length) throw notPassed();
  }

  private isSignature(signature: string, body: string): boolean {
    const [given, right] = [Buffer.from(signature), Buffer.from(this.sign(body))];
    return given.length === right.length && timingSafeEqual(given, right);
  }

  private sign(body: string): string {
    return createHmac('sha256', this.key).update(body).digest('base64url');
  }
}
