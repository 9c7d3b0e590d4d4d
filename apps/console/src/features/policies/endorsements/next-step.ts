import type { EndorsementQuote, QuoteStatus } from '../../../lib/api-types';

const OFFERED: readonly QuoteStatus[] = ['READY', 'ACTIVE'];

/** What is said to follow a saved endorsement; a policyholder is sent it to sign, by the agency. */
export function nextStepKey(
  { allowedActions, status }: Pick<EndorsementQuote, 'allowedActions' | 'status'>,
  mayAskToSign: boolean,
): string {
  if (allowedActions.includes('bind')) return 'policy:endorse.ready';
  if (!OFFERED.includes(status)) return 'policy:endorse.waits';
  return mayAskToSign ? 'policy:endorse.unsigned' : 'policy:endorse.agencySends';
}
