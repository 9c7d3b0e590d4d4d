import type { EventData } from '@palisade/contracts';
import type { Region } from '@palisade/kernel';
import { EDITIONS, event, ID } from './letter-events.fixture';

/** What desks are written of: statements of commission, and an agency that is new. */
export function deskEvents(region: Region) {
  const { currency } = EDITIONS[region];
  const statement = { statementId: ID, agencyId: ID, currency };
  return {
    finalized: event('commission-statement.finalized.v1', {
      ...statement,
      year: 2026,
      month: 6,
      opening: 1_004,
      total: 20_061,
      lines: [],
    }),
    paid: event('commission.paid.v1', {
      ...statement,
      paymentId: ID,
      amount: 20_062,
      paidOn: '2026-07-08',
      description: null,
      bank: { name: 'First Harbor Bank', account: '4421' },
    }),
    waits: event('agency.saved.v1', {
      agencyId: ID,
      name: 'Larkspur',
      isAppointed: false,
      deleted: false,
    } as unknown as EventData<'agency.saved.v1'>),
  };
}
