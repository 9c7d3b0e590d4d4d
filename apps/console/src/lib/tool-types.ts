import type { PolicySchemas, QuoteSchemas } from './api-types';

export type ToolPrices = QuoteSchemas['ToolPricesResponse'];
export type ToolPrice = QuoteSchemas['ToolPriceResponse'];
export type PrimeCloud = PolicySchemas['PrimeCloudResponse'];
export type CloudIssue = PolicySchemas['IssuePrimeCloudRequest'];
export type CloudServicesChange = PolicySchemas['ChangePrimeCloudRequest'];
