const DAY_MS = 86_400_000;

/** A client is asked once in so many days, whoever asks and for whichever tool. */
export const QUIET_DAYS = 30;

export const INVITE_STATES = ['READY', 'CONNECTED', 'INVITED', 'OPTED_OUT'] as const;
/** Whether a client may be asked to connect a tool, and why not. */
export type InviteState = (typeof INVITE_STATES)[number];

/** What is known of a client that may be asked. */
export interface Invitable {
  isConnected: boolean;
  lastInvited: Date | null;
  optedOut: Date | null;
}

/** Who wants no letters gets none, who has the tool needs none, and nobody is asked twice at once. */
export function inviteStateOf(
  { isConnected, lastInvited, optedOut }: Invitable,
  now: Date,
): InviteState {
  if (optedOut) return 'OPTED_OUT';
  if (isConnected) return 'CONNECTED';
  const isQuiet = lastInvited && now.getTime() - lastInvited.getTime() < QUIET_DAYS * DAY_MS;
  return isQuiet ? 'INVITED' : 'READY';
}
