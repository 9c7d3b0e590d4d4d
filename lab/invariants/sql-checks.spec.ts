import { Client } from 'pg';
import { SQL_CHECKS } from './sql-checks';

interface Received {
  amount: number;
  /** Of the payer; staff and financers name none. */
  email: string | null;
}

const TABLES = `
  create temp table invoice (
    id integer primary key, invoice_number text, amount_due integer, paid integer, pending integer);
  create temp table payment (
    invoice_id integer, status text, amount integer, customer_email text)`;

const checkOf = (name: string): string =>
  SQL_CHECKS.find((check) => check.name === name)?.sql ?? '';

describe('the invariant that nobody pays more than is due', () => {
  let client: Client;

  beforeEach(async () => {
    client = new Client(`${process.env.DATABASE_URL}/postgres`);
    await client.connect();
    await client.query(TABLES);
  });
  afterEach(() => client.end());

  const broken = async (paid: number, received: Received[]): Promise<number | null> => {
    await client.query(`insert into invoice values (1, 'I-1', 100, $1, 0)`, [paid]);
    for (const { amount, email } of received) {
      await client.query(`insert into payment values (1, 'Paid', $1, $2)`, [amount, email]);
    }
    return (await client.query(checkOf('nobody pays more than is due'))).rowCount;
  };

  it.each<[string, number, Received[], number]>([
    ['what is due', 100, [{ amount: 100, email: 'a@b.example' }], 0],
    ['a check above the balance that is not held apart', 105, [{ amount: 105, email: null }], 1],
    [
      'a check after all is paid that is not held apart',
      101,
      [100, 1].map((amount) => ({ amount, email: null })),
      1,
    ],
    ['too much by the payer', 101, [{ amount: 101, email: 'a@b.example' }], 1],
    [
      'too much by the payer beside a check',
      111,
      [
        { amount: 10, email: null },
        { amount: 101, email: 'a@b.example' },
      ],
      1,
    ],
  ])('tells of %s as it should', async (_, paid, received, count) => {
    expect(await broken(paid, received)).toBe(count);
  });
});
