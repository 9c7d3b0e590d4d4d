import type { components } from '@palisade/clients/auth';
import { api, unwrap } from '../../../lib/api';

/** How long a person may take with what a provider asks. */
const LONGEST_MS = 180_000;

type SiteKey = components['schemas']['SiteKeyResponse'];
type CaptchaKey = 'auth.captcha.load' | 'auth.captcha.refresh' | 'auth.captcha.verify';

/** A captcha that could not be prepared or passed; the key is its text in the catalogue. */
export class CaptchaError extends Error {
  constructor(readonly key: CaptchaKey) {
    super(key);
  }
}

/** What the frame of a challenge tells. */
interface Told {
  captcha?: { token?: string; problem?: 'load' | 'verify' };
}

/** The token of the captcha that the server names; a challenge is shown in that place. */
export async function captchaToken(place: HTMLElement): Promise<string> {
  const asked = await unwrap(api.auth.GET('/api/auth/v1/login/sitekey')).catch(() => {
    throw new CaptchaError('auth.captcha.load');
  });
  if (!asked.siteKey) throw new CaptchaError('auth.captcha.refresh');
  return asked.provider === 'LOCAL' ? asked.siteKey : passChallenge(asked, place);
}

/**
 * Runs a provider's challenge in another document, so that the policy of this one names no provider.
 * The frame is of the same origin: what runs in it could reach this page, and is trusted not to.
 */
async function passChallenge({ provider, siteKey }: SiteKey, place: HTMLElement): Promise<string> {
  const frame = document.createElement('iframe');
  frame.className = `captcha ${provider.toLowerCase()}`;
  frame.title = 'Captcha';
  frame.src = `/captcha.html#${new URLSearchParams({ provider, siteKey }).toString()}`;
  let stop = (): void => frame.remove();
  try {
    return await new Promise<string>((pass, fail) => {
      const hear = ({ source, origin, data }: MessageEvent<Told>): void => {
        if (source !== frame.contentWindow || origin !== window.location.origin) return;
        const { token, problem } = data.captcha ?? {};
        if (token) pass(token);
        else if (problem) fail(new CaptchaError(`auth.captcha.${problem}`));
      };
      const late = setTimeout(() => fail(new CaptchaError('auth.captcha.verify')), LONGEST_MS);
      stop = () => {
        clearTimeout(late);
        window.removeEventListener('message', hear);
        frame.remove();
      };
      window.addEventListener('message', hear);
      place.append(frame);
    });
  } finally {
    stop();
  }
}
