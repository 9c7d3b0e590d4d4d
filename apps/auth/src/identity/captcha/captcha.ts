/** Tells people from programs; which adapter runs is chosen in app.module.ts. */
export abstract class Captcha {
  /** What a page needs to show or run the challenge. */
  abstract siteKey(): Promise<string>;
  /** Accepts the token of a passed challenge once; throws 400 for any other. */
  abstract check(token: string | undefined): Promise<void>;
}
