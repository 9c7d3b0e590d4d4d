import type { CaptchaProvider } from '../../domain/captcha';

/** Tells people from programs; which adapter runs is chosen by the configuration. */
export abstract class Captcha {
  /** Whose challenge a page shows. */
  abstract readonly provider: CaptchaProvider;
  /** What a page needs to show or run the challenge. */
  abstract siteKey(): Promise<string>;
  /** Accepts the token of a passed challenge once; throws 400 for any other, 503 when nobody can tell. */
  abstract check(token: string | undefined): Promise<void>;
}
