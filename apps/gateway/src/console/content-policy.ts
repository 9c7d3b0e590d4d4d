/**
 * What the console's page may load: scripts and data from here alone, styles from here or with the
 * page's nonce, and markup only through the one Trusted Types policy.
 */
export function contentPolicy(nonce: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join('; ');
}

const TURNSTILE = 'https://challenges.cloudflare.com';
const HCAPTCHA = 'https://hcaptcha.com https://*.hcaptcha.com';

/** What the frame of the captcha may load: its provider's scripts, which no other page runs. */
export const CAPTCHA_POLICY = [
  `default-src 'none'`,
  `script-src 'self' ${TURNSTILE} ${HCAPTCHA}`,
  `frame-src ${TURNSTILE} ${HCAPTCHA}`,
  `connect-src ${TURNSTILE} ${HCAPTCHA}`,
  `style-src 'unsafe-inline' ${HCAPTCHA}`,
  `img-src data: ${HCAPTCHA}`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
].join('; ');
