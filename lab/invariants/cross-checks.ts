import type { QuoteStatus } from '@palisade/contracts';
import type { Transition } from '@palisade/kernel';
import type { DataSource } from 'typeorm';
import { built } from '../built';
import type { Invariant, Query } from './query';

type QuoteLifecycle = typeof import('../../apps/quote/src/domain/quote-status');
type ReadInput = typeof import('../../apps/rater/src/domain/input/read-input');
type Rate = typeof import('../../apps/rater/src/domain/rate');
type Shelf = typeof import('../../apps/rater/src/domain/books/book-shelf');
type BookRow = typeof import('../../apps/rater/src/books/rate-book.entity');
type ActivityChain = typeof import('../../libs/platform/src/activity/activity-chain');

const CHARGES = ['premium', 'brokerFee', 'mgaFee', 'surplusLineTax', 'surplusStampingFee', 'ipt'];

/** A check that may need to know which services there are. */
interface CrossCheck {
  name: Invariant['name'];
  find: (query: Query, known: { services: string[] }) => Promise<object[]>;
}

/** A sum over the rows of something, whose amounts PostgreSQL writes as texts. */
interface Sum {
  id: string;
  amount: string;
}

/**
 * What holds between databases, or needs a rule of the code: each check answers the rows that
 * break it.
 */
export const CROSS_CHECKS: CrossCheck[] = [
  { name: 'what a policy charges is what was invoiced', find: chargedIsInvoiced },
  { name: 'commissions are accrued on the premium of their policy', find: commissionedIsWritten },
  { name: 'the ledger accrues what commissions accrue', find: ledgerCommissions },
  { name: 'every history of a quote is a path of its lifecycle', find: quotePaths },
  { name: 'rating a stored quote again gives its premium', find: reratedPremiums },
  { name: 'the chain of activity records holds', find: brokenChains },
  { name: 'what the queue delivered is in the inbox of its service', find: missingInInbox },
];

async function chargedIsInvoiced(query: Query): Promise<object[]> {
  const sums = CHARGES.map((type) => `sum((charges ->> '${type}')::bigint)::bigint as "${type}"`);
  const charged = await query<{ id: string } & Record<string, string>>(
    'policy',
    `select policy_id as id, ${sums.join(', ')} from policy_transaction group by policy_id`,
  );
  const lines = await query<Sum & { type: string }>(
    'billing',
    `select policy_id as id, type, sum(line.amount)::bigint as amount from invoice
     join invoice_line line on line.invoice_id = invoice.id group by policy_id, type`,
  );
  const invoiced = new Map(lines.map(({ id, type, amount }) => [`${id} ${type}`, amount]));
  return charged.filter((row) =>
    CHARGES.some((type) => BigInt(row[type]) !== BigInt(invoiced.get(`${row.id} ${type}`) ?? 0)),
  );
}

async function commissionedIsWritten(query: Query): Promise<object[]> {
  const written = await query<Sum>(
    'policy',
    `select policy_id as id, sum((charges ->> 'premium')::bigint)::bigint as amount
     from policy_transaction group by policy_id`,
  );
  const rows = await query<Sum>(
    'commissions',
    `select policy_id as id, sum(commissionable)::bigint as amount from commission
     where line_type <> 'ADJ' group by policy_id`,
  );
  const bases = new Map(rows.map(({ id, amount }) => [id, amount]));
  return written.filter(({ id, amount }) => BigInt(amount) !== BigInt(bases.get(id) ?? 0));
}

async function ledgerCommissions(query: Query): Promise<object[]> {
  const [{ ledger }] = await query<{ ledger: string }>(
    'billing',
    `select coalesce(sum(amount), 0)::bigint as ledger from journal_entry
     where account = 'COMMISSION_EXPENSE'`,
  );
  const [{ accrued }] = await query<{ accrued: string }>(
    'commissions',
    'select coalesce(sum(amount), 0)::bigint as accrued from commission',
  );
  return ledger === accrued ? [] : [{ ledger, accrued }];
}

/** A step of the history of a quote, beside the status that the quote has now. */
interface QuoteStep {
  id: string;
  from: QuoteStatus | null;
  to: QuoteStatus;
  action: string;
  status: QuoteStatus;
}

async function quotePaths(query: Query): Promise<object[]> {
  const { QUOTE_TRANSITIONS } = built<QuoteLifecycle>('apps/quote/src/domain/quote-status.js');
  const rows = new Map<string, Transition<QuoteStatus>>(Object.entries(QUOTE_TRANSITIONS));
  const steps = await query<QuoteStep>(
    'quote',
    `select quote_id as id, from_status as "from", to_status as "to", action, quote.status
     from quote_history join quote on quote.id = quote_id order by quote_id, quote_history.id`,
  );
  return steps.filter((step, index) => {
    const previous = steps[index - 1]?.id === step.id ? steps[index - 1].to : null;
    const isLast = steps[index + 1]?.id !== step.id;
    if (step.from !== previous || (isLast && step.to !== step.status)) return true;
    return !isLegal(rows.get(step.action), step);
  });
}

/** Steps without a row of the table keep the status; `restore` leads to the one before. */
function isLegal(
  row: Transition<QuoteStatus> | undefined,
  { from, to, action }: QuoteStep,
): boolean {
  if (from === null || action === 'restore') return true;
  if (!row) return from === to;
  return row.from.includes(from) && (row.to === 'same' ? from === to : row.to === to);
}

/** What a quote stored of its rating. */
interface StoredRating {
  id: string;
  input: { product: string };
  charges: { premium: number; amountDue: number };
}

async function reratedPremiums(query: Query): Promise<object[]> {
  const { readInput } = built<ReadInput>('apps/rater/src/domain/input/read-input.js');
  const { rate } = built<Rate>('apps/rater/src/domain/rate.js');
  const { BookShelf } = built<Shelf>('apps/rater/src/domain/books/book-shelf.js');
  const { bookOfRow } = built<BookRow>('apps/rater/src/books/rate-book.entity.js');
  const active = await query<Parameters<typeof bookOfRow>[0]>(
    'rater',
    `select code, version, region, content, to_char(effective_from, 'YYYY-MM-DD') as "effectiveFrom",
            to_char(effective_to, 'YYYY-MM-DD') as "effectiveTo"
     from rate_book where status = 'ACTIVE'`,
  );
  const books = new BookShelf(active.map(bookOfRow));
  const rows = await query<StoredRating>('quote', 'select id, input, charges from rating');
  return rows.filter(({ input, charges }) => {
    const risk = readInput(input, { product: input.product, mayBypass: true, books });
    const { premium, amountDue } = rate(risk);
    return premium !== charges.premium || amountDue !== charges.amountDue;
  });
}

async function brokenChains(query: Query, { services }: { services: string[] }): Promise<object[]> {
  const { verifyActivity } = built<ActivityChain>('libs/platform/src/activity/activity-chain.js');
  const breaks = await Promise.all(
    services.map(async (service) => {
      const database = { query: (sql: string, values?: unknown[]) => query(service, sql, values) };
      const found = await verifyActivity(database as DataSource);
      return found && { service, ...found };
    }),
  );
  return breaks.filter((one) => one !== undefined);
}

/** Where RabbitMQ carries the events there is no embedded queue to look into. */
export async function hasEmbeddedQueue(query: Query): Promise<boolean> {
  const [{ isThere }] = await query<{ isThere: boolean }>(
    'bus',
    `select to_regclass('delivery') is not null as "isThere"`,
  );
  return isThere;
}

async function missingInInbox(query: Query): Promise<object[]> {
  if (!(await hasEmbeddedQueue(query))) return [];
  const delivered = await query<{ queue: string; topic: string; id: string }>(
    'bus',
    `select queue, topic, message_id as id from delivery where done_at is not null
     order by done_at desc limit 20000`,
  );
  const queues = [...new Set(delivered.map(({ queue }) => queue))];
  const known = new Set<string>();
  for (const queue of queues) {
    const rows = await query<{ id: string }>(queue, 'select distinct event_id as id from inbox');
    for (const { id } of rows) known.add(`${queue} ${id}`);
  }
  return delivered.filter(({ queue, id }) => !known.has(`${queue} ${id}`));
}
