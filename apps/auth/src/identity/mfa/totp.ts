import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app has it. */
const STEP_MS = 30_000;
const DIGITS = 6;
const ISSUER = 'Palisade';
const SECRET_BYTES = 20;
/** A clock may be one step off, either way. */
const WINDOW = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: STEP_MS / 1000,
  });

const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** A fresh secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the picture for the authenticator app says. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step of a code that is good now and newer than the last one; null for any other. */
export function acceptedStep(
  secret: string,
  code: string,
  lastStep: number | null,
  now: Date,
): number | null {
  const delta = totpOf(secret).validate({
    token: code,
    timestamp: now.getTime(),
    window: WINDOW,
  });
  const step = stepAt(now) + (delta ?? 0);
  return delta !== null && step > (lastStep ?? -1) ? step : null;
}

/** The time step of the later of two codes that follow each other; null when they do not. */
export function acceptedPair(
  secret: string,
  [first, second]: readonly [string, string],
  now: Date,
): number | null {
  const step = acceptedStep(secret, second, null, now);
  if (step === null) return null;
  const timestamp = (step - 1) * STEP_MS;
  return totpOf(secret).validate({ token: first, timestamp, window: 0 }) === null ? null : step;
}
