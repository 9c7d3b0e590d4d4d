const ENABLED_KEY = 'cookieConsentEnabled';
const CONSENTED_KEY = 'cookieLastConsented';

/** Where the choice is stored, and when it was made. */
export const CONSENT_KEYS = [ENABLED_KEY, CONSENTED_KEY];

// Spec 1 §9: accepted consent lasts six months.
const MONTHS = 6;

/** Whether an accepted consent of that time has run out. */
export function isConsentOver(consentedMs: number, nowMs: number): boolean {
  const end = new Date(consentedMs);
  end.setUTCMonth(end.getUTCMonth() + MONTHS);
  return nowMs >= end.getTime();
}

/** The stored choice; null when it must be asked for (again). */
export function readConsent(nowMs: number): boolean | null {
  const enabled = localStorage.getItem(ENABLED_KEY);
  if (enabled === null) return null;
  if (enabled !== 'true') return false;
  return isConsentOver(Number(localStorage.getItem(CONSENTED_KEY)), nowMs) ? null : true;
}

export function storeConsent(isAccepted: boolean, nowMs: number): void {
  localStorage.setItem(ENABLED_KEY, String(isAccepted));
  localStorage.setItem(CONSENTED_KEY, String(nowMs));
}
