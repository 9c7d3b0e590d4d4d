import type { Clock, Config } from '@palisade/platform';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Captcha } from './captcha';
import { LocalCaptcha } from './local-captcha';
import { ProviderCaptcha } from './provider-captcha';

const PROVIDERS = {
  turnstile: {
    provider: 'TURNSTILE',
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  },
  hcaptcha: { provider: 'HCAPTCHA', verifyUrl: 'https://api.hcaptcha.com/siteverify' },
} as const;

/** The captcha that the configuration names. */
export function openCaptcha(
  config: Config,
  clock: Clock,
  dataSource: DataSource,
  logger: Logger,
): Captcha {
  const { CAPTCHA, CAPTCHA_SITE_KEY, CAPTCHA_SECRET, CAPTCHA_VERIFY_URL, NODE_ENV } = config.values;
  if (CAPTCHA !== 'local') {
    const { provider, verifyUrl } = PROVIDERS[CAPTCHA];
    const keys = { siteKey: CAPTCHA_SITE_KEY, secret: CAPTCHA_SECRET };
    return new ProviderCaptcha({ provider, ...keys, verifyUrl: CAPTCHA_VERIFY_URL || verifyUrl });
  }
  if (NODE_ENV === 'production') {
    logger.warn('The local captcha tells no robots; CAPTCHA names a provider.');
  }
  return new LocalCaptcha(config, clock, dataSource);
}
