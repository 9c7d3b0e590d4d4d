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
export type PanelVendor = ClaimsSchemas['PanelVendorResponse'];
export type PanelTerms = ClaimsSchemas['PanelTermsRequest'];
export type VendorWork = ClaimsSchemas['VendorWorkResponse'];
export type VendorQuote = VendorWork['quotes'][number];
export type VendorInvoice = VendorWork['invoices'][number];
export type VendorQuoteFacts = ClaimsSchemas['VendorQuoteRequest'];
export type VendorQuoteAnswer = ClaimsSchemas['VendorQuoteAnswerRequest'];
export type VendorWorkFacts = ClaimsSchemas['VendorWorkRequest'];
export type VendorInvoiceFacts = ClaimsSchemas['VendorInvoiceRequest'];
export type InvoiceAppeal = ClaimsSchemas['InvoiceAppealRequest'];
export type AppealAnswer = ClaimsSchemas['AppealAnswerRequest'];
