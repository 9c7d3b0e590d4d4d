import type { ClaimsSchemas } from './api-types';

export type ClaimMoney = ClaimsSchemas['ClaimMoneyResponse'];
export type ClaimPayment = ClaimMoney['payments'][number];
export type ClaimPaymentRequest = ClaimsSchemas['ClaimPaymentRequest'];
export type ClaimPaymentMove = ClaimsSchemas['MoveClaimPaymentRequest'];
export type ClaimRecoveryRequest = ClaimsSchemas['ClaimRecoveryRequest'];
export type WorksheetLine = ClaimsSchemas['WorksheetLineResponse'];
export type DiaryEntry = ClaimsSchemas['DiaryEntryResponse'];
export type DiaryFacts = ClaimsSchemas['DiaryEntryRequest'];
export type ClaimsDesk = ClaimsSchemas['ClaimsDeskResponse'];
export type LossTriangle = ClaimsSchemas['TriangleResponse'];
export type LossTriangleQuery = Partial<
  Pick<LossTriangle, 'measure' | 'grain' | 'currency' | 'asOf'>
>;
