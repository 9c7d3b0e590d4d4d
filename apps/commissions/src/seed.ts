import type { INestApplicationContext } from '@nestjs/common';
import { loadHistory } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { AgencyBank } from './agencies/agency-bank.entity';

const US_BANK = {
  bank: 'Harbor Demo Bank',
  routing: '000000000',
  account: '••••4410',
  accountType: 'Checking',
  swift: 'DEMOUS00',
  phone: '+18005550110',
  address: '1 Trust Way, Wilmington, DE 19801',
};

const UK_BANK = {
  bank: 'Thames Demo Bank',
  routing: '00-00-00',
  account: '••••2207',
  accountType: 'Current',
  swift: 'DEMOGB00',
  phone: '+442079460010',
  address: '1 Client Lane, London EC3M 1AA',
};

/** The demo agencies, by the ids that all demo data shares. */
const DEMO_BANKS: readonly AgencyBank[] = [
  {
    ...US_BANK,
    agencyId: '01900000-0000-7000-8000-000000000002',
    accountName: 'Harborline Insurance Partners LLC',
    email: 'books@harborline.example',
  },
  {
    ...UK_BANK,
    agencyId: '01900000-0000-7000-8000-000000000003',
    accountName: 'Kingsgate Brokers Limited',
    email: 'books@kingsgate.example',
  },
  {
    ...US_BANK,
    agencyId: '01900000-0000-7000-8000-000000000012',
    accountName: 'Bluecoast Agency',
    email: 'books@bluecoast.example',
  },
  {
    ...US_BANK,
    agencyId: '01900000-0000-7000-8000-000000000014',
    accountName: 'Hourglass Brokers',
    email: 'books@hourglass.example',
  },
];

/** The business of the eighteen months before; what exists stays as it is. */
export const prepare = (app: INestApplicationContext): Promise<void> =>
  loadHistory(app, { service: 'commissions', filled: 'policy_commission' });

/** Says where the demo agencies are paid; what is there stays as it is. */
export async function seed(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  const insert = manager.createQueryBuilder().insert().into(AgencyBank);
  await insert
    .values([...DEMO_BANKS])
    .orIgnore()
    .execute();
}
