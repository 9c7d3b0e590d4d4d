import type { AccountStatus } from '@palisade/contracts';

/** How far the sale to a client has come. */
export const LEAD_STATUSES = ['NEW', 'WORKING', 'WON', 'LOST'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Where a lead came from: a directory of companies, or a person who typed it. */
export const LEAD_SOURCES = ['DIRECTORY', 'TYPED'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** A client as selling follows it. */
export interface LeadFacts {
  accountId: string;
  companyName: string;
  source: LeadSource;
  status: LeadStatus;
}

/** A client as far as its lead reads it. */
export interface LeadingAccount {
  id: string;
  name: string;
  cbid: string | null;
  status: AccountStatus;
}

const STATUS: Readonly<Record<AccountStatus, LeadStatus>> = {
  Open: 'NEW',
  Quoted: 'WORKING',
  'Active Policy': 'WON',
  Declined: 'LOST',
  Lost: 'LOST',
  Deleted: 'LOST',
};

/** The lead that a client is. */
export const leadOf = ({ id, name, cbid, status }: LeadingAccount): LeadFacts => ({
  accountId: id,
  companyName: name,
  source: cbid ? 'DIRECTORY' : 'TYPED',
  status: STATUS[status],
});
