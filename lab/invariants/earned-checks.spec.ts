import { Client } from 'pg';
import { EARNED_CHECKS } from './earned-checks';

const TABLES = `
  create temp table policy (id int, agency_id int, carrier_id int, treaty_ids int[], product text,
    issued_on timestamptz);
  create temp table policy_transaction (policy_id int, number int, type text, effective_date date,
    charges jsonb, segments jsonb);
  create temp table policy_tally_now (agency_id int, carrier_id int, treaty_ids int[], product text,
    grain text, period date, rows int, premium bigint)`;

type Change = [type: string, premium: number, from: string, to: string];

const ISSUE: Change = ['NEW', 36_500, '2026-01-01', '2027-01-01'];
const RAISE: Change = ['ENDORSEMENT', 777, '2026-05-05', '2027-01-01'];
const LATE: Change = ['ENDORSEMENT', 501, '2026-11-11', '2027-01-01'];
const CANCEL: Change = ['CANCEL', -20_003, '2026-07-07', '2027-01-01'];
const AGAIN: Change = ['REINSTATE', 20_003, '2026-07-07', '2027-01-01'];

describe('the invariant of written, earned and unearned premium', () => {
  let client: Client;

  beforeEach(async () => {
    client = new Client(`${process.env.DATABASE_URL}/postgres`);
    await client.connect();
    await client.query(TABLES);
  });
  afterEach(() => client.end());

  it.each<[string, Change[], number, number]>([
    ['of a policy', [ISSUE], 36_500, 0],
    ['after an endorsement', [ISSUE, RAISE], 37_277, 0],
    ['after a cancellation that keeps a part', [ISSUE, RAISE, CANCEL], 17_274, 0],
    ['of what never took effect', [ISSUE, LATE, CANCEL], 16_998, 0],
    ['after a reinstatement', [ISSUE, CANCEL, AGAIN], 36_500, 0],
    ['where a figure counts a cent more', [ISSUE, RAISE], 37_278, 2],
  ])('%s', async (_, changes, shown, broken) => {
    const own = `1, 2, '{3}'::int[], 'P250'`;
    await client.query(`insert into policy values (1, ${own}, '2026-01-01T12:00:00Z')`);
    await client.query(
      `insert into policy_tally_now values (${own}, 'month', '2026-01-01', 1, $1)`,
      [shown],
    );
    for (const [at, [type, premium, from, to]] of changes.entries()) {
      await client.query('insert into policy_transaction values (1, $1, $2, $3, $4, $5)', [
        at + 1,
        type,
        from,
        JSON.stringify({ premium }),
        JSON.stringify([{ from, to, terms: null }]),
      ]);
    }
    const [check] = EARNED_CHECKS;
    expect((await client.query(check?.sql ?? '')).rowCount).toBe(broken);
  });
});
