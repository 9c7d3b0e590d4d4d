import type { Logged } from '@palisade/platform';
import { CLAIM_TIMELINE } from '../domain/timeline';
import type { Claim } from './claim.entity';
import { visibleClaims } from './claim-rows';

/** Claims in the log of what was done. */
export const loggedClaims: Logged<Claim> = (em) => ({
  rules: CLAIM_TIMELINE,
  visible: (actor) => visibleClaims(em, actor),
  columns: {
    id: 'claim.id',
    title: 'cover.insuredName',
    foldedTitle: 'cover.sort_name',
    number: 'claim.claimNumber',
    accountId: 'cover.accountId',
    quoteId: null,
    policyId: 'claim.policyId',
  },
});
