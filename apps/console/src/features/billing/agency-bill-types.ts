import type { BillingSchemas } from '../../lib/api-types';

export type AgencyBillRecord = BillingSchemas['AgencyBillRecordResponse'];
export type BillPaymentBody = BillingSchemas['PayBillRequest'];
export type ReceiveBillBody = BillingSchemas['ReceiveBillPaymentRequest'];
