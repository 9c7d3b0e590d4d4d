import type { CurrentUser } from '../../lib/api-types';

/** Spec 1 §4: forced MFA, of which staff inside of an account are free. */
export function mustSetUpMfa({ mfaType, account, home }: CurrentUser): boolean {
  const isJumped = home.accountType === 'COWBELL' && home.id !== account.id;
  return mfaType === 'NONE' && !isJumped && (home.enforceMfa || account.enforceMfa);
}
