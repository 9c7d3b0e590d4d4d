import { describeTimeline } from '@palisade/platform';
import { AgencyBillRecordQueries } from './agency-bill-record.queries';

/** Who did what to a bill, and whether its records are unchanged. */
export const AgencyBillTimelineController = describeTimeline({
  of: 'api/billing/v1/agencyBills/:agencyBillId',
  row: 'a bill',
  noun: 'AgencyBill',
  tag: 'agency bills',
  permission: 'billing:view',
  rows: AgencyBillRecordQueries,
  told: 'When it was closed, and who paid what of it as a whole.',
});
