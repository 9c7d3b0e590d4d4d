import { bookOfRow } from '../../apps/rater/src/books/rate-book.entity';
import { demoBooks } from '../../apps/rater/src/demo/demo-books';
import { BookShelf } from '../../apps/rater/src/domain/books/book-shelf';
import { SEED_BOOKS } from '../../apps/rater/src/domain/books/rate-books';
import { readInput } from '../../apps/rater/src/domain/input/read-input';
import { rate } from '../../apps/rater/src/domain/rate';
import { planOf } from '../../tools/demo/history/plan.mjs';
import { historyParts, historyRows, sumsBy } from './history-rows';

const MAX_BYTES = 3_000_000;
const MOST_OF_THEM = 0.9;
const CHARGES = ['premium', 'brokerFee', 'mgaFee', 'surplusLineTax', 'surplusStampingFee', 'ipt'];

type Charges = Record<string, number>;
interface Quote {
  kind: string;
  status: string;
  product: string;
}
interface Transaction {
  policy_id: string;
  charges: Charges;
}
interface Line {
  invoice_id: string;
  type: string;
  amount: number;
}
interface Invoice {
  id: string;
  policy_id: string;
  amount_due: number;
}
interface Entry {
  journal_id: string;
  currency: string;
  amount: number;
}
interface Commission {
  policy_id: string;
  line_type: string;
  commissionable: number;
  pct: number;
  amount: number;
}

describe('the size of the history', () => {
  const parts = historyParts();

  it('is at most 3 MB', () => {
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });

  it.each(parts.map((part) => [part.service, part] as const))(
    'is that of the tables which %s names',
    (_, { history, files }) => {
      const named = ['shared', ...history.tables].map((table) => `${table}.ndjson`);
      expect(files.toSorted()).toEqual([...named, 'history.json'].toSorted());
      expect(history.lastDay).toBe(parts[0].history.lastDay);
    },
  );
});

describe('what was sold in the history', () => {
  const quotes = historyRows<Quote>('quote', 'quote');
  const sold = quotes.filter(({ kind }) => kind === 'NEW');

  it('is what the plan says', () => {
    // Some of its companies are of no industry that the product is for.
    const planned = planOf().length;
    expect(sold.length).toBeLessThanOrEqual(planned);
    expect(sold.length).toBeGreaterThanOrEqual(planned * MOST_OF_THEM);
    expect(historyRows('policy', 'policy').length).toBeLessThanOrEqual(100);
    expect(historyRows('policy', 'policy').length).toBeGreaterThanOrEqual(40);
    expect(historyRows('claims', 'claim').length).toBeGreaterThanOrEqual(6);
    expect(historyRows('claims', 'claim').length).toBeLessThanOrEqual(10);
  });

  it('has every end of a quote', () => {
    const statuses = new Set(quotes.map(({ status }) => status));
    expect([...statuses]).toEqual(
      expect.arrayContaining(['IN FORCE', 'DECLINED', 'EXPIRED', 'LOST', 'READY', 'REFERRED']),
    );
  });
});

describe('the money of the history', () => {
  const transactions = historyRows<Transaction>('policy', 'policy_transaction');
  const invoices = historyRows<Invoice>('billing', 'invoice');
  const lines = historyRows<Line>('billing', 'invoice_line');

  it('was rated by the rules of today', () => {
    const books = new BookShelf([...SEED_BOOKS, ...demoBooks().map(bookOfRow)]);
    const ratings = historyRows<{ input: { product: string }; charges: Charges }>(
      'quote',
      'rating',
    );
    const wrong = ratings.filter(({ input, charges }) => {
      const risk = readInput(input, { product: input.product, mayBypass: true, books });
      const { premium, amountDue } = rate(risk);
      return premium !== charges.premium || amountDue !== charges.amountDue;
    });
    expect(wrong).toEqual([]);
  });

  it('is due for premium, fees and taxes', () => {
    const wrong = transactions.filter(
      ({ charges }) => charges.amountDue !== CHARGES.reduce((sum, type) => sum + charges[type], 0),
    );
    expect(wrong).toEqual([]);
  });

  it('was invoiced as it was charged', () => {
    const policyOf = new Map(invoices.map(({ id, policy_id }) => [id, policy_id]));
    const invoiced = sumsBy(
      lines,
      ({ invoice_id, type }) => `${policyOf.get(invoice_id)} ${type}`,
      ({ amount }) => amount,
    );
    for (const type of CHARGES) {
      const charged = sumsBy(
        transactions,
        ({ policy_id }) => policy_id,
        ({ charges }) => charges[type],
      );
      for (const [policy, amount] of charged) {
        expect(invoiced.get(`${policy} ${type}`) ?? 0).toBe(amount);
      }
    }
    const asked = sumsBy(
      lines,
      ({ invoice_id }) => invoice_id,
      ({ amount }) => amount,
    );
    expect(invoices.filter(({ id, amount_due }) => asked.get(id) !== amount_due)).toEqual([]);
  });

  it('sums to zero in every transaction of the ledger', () => {
    const sums = sumsBy(
      historyRows<Entry>('billing', 'journal_entry'),
      ({ journal_id, currency }) => `${journal_id} ${currency}`,
      ({ amount }) => amount,
    );
    expect([...sums].filter(([, sum]) => sum !== 0)).toEqual([]);
  });

  it('earned commissions at their rates, on what was written', () => {
    const commissions = historyRows<Commission>('commissions', 'commission');
    const wrong = commissions.filter(({ commissionable, pct, amount }) => {
      const exact = (Math.abs(commissionable) * Math.round(pct * 100)) / 10_000;
      return Math.abs(amount) !== Math.floor(exact + 0.5);
    });
    expect(wrong).toEqual([]);
    const bases = sumsBy(
      commissions.filter(({ line_type }) => line_type !== 'ADJ'),
      ({ policy_id }) => policy_id,
      ({ commissionable }) => commissionable,
    );
    const written = sumsBy(
      transactions,
      ({ policy_id }) => policy_id,
      ({ charges }) => charges.premium,
    );
    expect(bases).toEqual(written);
  });
});
