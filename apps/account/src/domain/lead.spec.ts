import type { LeadingAccount } from './lead';
import { leadOf } from './lead';

const ACCOUNT: LeadingAccount = { id: 'a1', name: 'Red Rock Dental', cbid: null, status: 'Open' };

it.each([
  [{}, { source: 'TYPED', status: 'NEW' }],
  [{ cbid: 'c1' }, { source: 'DIRECTORY', status: 'NEW' }],
  [{ status: 'Quoted' }, { source: 'TYPED', status: 'WORKING' }],
  [{ status: 'Active Policy' }, { source: 'TYPED', status: 'WON' }],
  [{ status: 'Declined' }, { source: 'TYPED', status: 'LOST' }],
  [{ status: 'Lost' }, { source: 'TYPED', status: 'LOST' }],
] as [Partial<LeadingAccount>, object][])(
  'an account of %j is a lead of %j',
  (change, expected) => {
    const lead = leadOf({ ...ACCOUNT, ...change });
    expect(lead).toEqual({ accountId: 'a1', companyName: 'Red Rock Dental', ...expected });
  },
);
