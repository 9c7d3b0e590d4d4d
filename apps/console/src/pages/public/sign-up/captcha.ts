import { api, unwrap } from '../../../lib/api';

/** A captcha that could not be prepared or passed; the key is its text in the catalogue. */
export class CaptchaError extends Error {
  constructor(readonly key: 'auth.captcha.load' | 'auth.captcha.refresh' | 'auth.captcha.verify') {
    super(key);
  }
}

/** The token of the invisible captcha that the server's site key belongs to. */
export async function captchaToken(): Promise<string> {
  const { siteKey } = await unwrap(api.auth.GET('/api/auth/v1/login/sitekey')).catch(() => {
    throw new CaptchaError('auth.captcha.load');
  });
  if (!siteKey) throw new CaptchaError('auth.captcha.refresh');
  return siteKey;
}
