const KEY = 'palisade.consent';

/** Who is on the way to a tool's consent page, and for which account. */
export interface ConsentTrip {
  accountId: string;
  region?: string | undefined;
  inviteToken?: string | undefined;
}

/** Keeps it in this tab while the tool's page is shown. */
export const beginTrip = (trip: ConsentTrip): void =>
  sessionStorage.setItem(KEY, JSON.stringify(trip));

/** Who comes back; null for who was not sent. */
export function keptTrip(): ConsentTrip | null {
  const kept = sessionStorage.getItem(KEY);
  return kept ? (JSON.parse(kept) as ConsentTrip) : null;
}

/** Forgets it, once it was used. */
export const endTrip = (): void => sessionStorage.removeItem(KEY);
