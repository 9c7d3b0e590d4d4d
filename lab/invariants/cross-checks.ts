import { createRequire } from 'node:module';
import { inRoot } from '../../tools/workspace.mjs';

const load = createRequire(__filename);
const built = (path) => load(inRoot(`dist/swc/${path}.js`));

const CHARGES = ['premium', 'brokerFee', 'mgaFee', 'surplusLineTax', 'surplusStampingFee', 'ipt'];

/**
 * What holds between databases, or needs a rule of the code: each check answers the rows that
 * break it. `query(database, sql)` reads one database.
 */
export const CROSS_CHECKS = [
  { name: 'what a policy charges is what was invoiced', find: chargedIsInvoiced },
  { name: 'commissions are accrued on the premium of their policy', find: commissionedIsWritten },
  { name: 'the ledger accrues what commissions accrue', find: ledgerCommissions },
  { name: 'every history of a quote is a path of its lifecycle', find: quotePaths },
  { name: 'rating a stored quote again gives its premium', find: reratedPremiums },
  { name: 'the chain of activity records holds', find: brokenChains },
  { name: 'what the queue delivered is in the inbox of its service', find: missingInInbox },
];

async function chargedIsInvoiced(query) {
  const sums = CHARGES.map((type) => `sum((charges ->> '${type}')::bigint)::bigint as "${type}"`);
  const charged = await query(
    'policy',
    `select policy_id as id, ${sums.join(', ')} from policy_transaction group by policy_id`,
  );
  const lines = await query(
    'billing',
    `select policy_id as id, type, sum(line.amount)::bigint as amount from invoice
     join invoice_line line on line.invoice_id = invoice.id group by policy_id, type`,
  );
  const invoiced = new Map(lines.map(({ id, type, amount }) => [`${id} ${type}`, amount]));
  return charged.filter((row) =>
    CHARGES.some((type) => BigInt(row[type]) !== BigInt(invoiced.get(`${row.id} ${type}`) ?? 0)),
  );
}

async function commissionedIsWritten(query) {
  const written = await query(
    'policy',
    `select policy_id as id, sum((charges ->> 'premium')::bigint)::bigint as premium
     from policy_transaction group by policy_id`,
  );
  const rows = await query(
    'commissions',
    `select policy_id as id, sum(commissionable)::bigint as base from commission
     where line_type <> 'ADJ' group by policy_id`,
  );
  const bases = new Map(rows.map(({ id, base }) => [id, base]));
  return written.filter(({ id, premium }) => BigInt(premium) !== BigInt(bases.get(id) ?? 0));
}

async function ledgerCommissions(query) {
  const [{ ledger }] = await query(
    'billing',
    `select coalesce(sum(amount), 0)::bigint as ledger from journal_entry
     where account = 'COMMISSION_EXPENSE'`,
  );
  const [{ accrued }] = await query(
    'commissions',
    'select coalesce(sum(amount), 0)::bigint as accrued from commission',
  );
  return ledger === accrued ? [] : [{ ledger, accrued }];
}

async function quotePaths(query) {
  const { QUOTE_TRANSITIONS } = built('apps/quote/src/domain/quote-status');
  const steps = await query(
    'quote',
    `select quote_id as id, from_status as "from", to_status as "to", action, quote.status
     from quote_history join quote on quote.id = quote_id order by quote_id, quote_history.id`,
  );
  return steps.filter((step, index) => {
    const previous = steps[index - 1]?.id === step.id ? steps[index - 1].to : null;
    const isLast = steps[index + 1]?.id !== step.id;
    if (step.from !== previous || (isLast && step.to !== step.status)) return true;
    return !isLegal(QUOTE_TRANSITIONS[step.action], step);
  });
}

/** Steps without a row of the table keep the status; `restore` leads to the one before. */
function isLegal(row, { from, to, action }) {
  if (from === null || action === 'restore') return true;
  if (!row) return from === to;
  return row.from.includes(from) && (row.to === 'same' ? from === to : row.to === to);
}

async function reratedPremiums(query) {
  const { readInput } = built('apps/rater/src/domain/input/read-input');
  const { rate } = built('apps/rater/src/domain/rate');
  const { toCalculatorResult } = built('apps/rater/src/calculator/calculator-result.dto');
  const { BookShelf } = built('apps/rater/src/domain/books/book-shelf');
  const { bookOfRow } = built('apps/rater/src/books/rate-book.entity');
  const active = await query(
    'rater',
    `select code, version, region, content, to_char(effective_from, 'YYYY-MM-DD') as "effectiveFrom",
            to_char(effective_to, 'YYYY-MM-DD') as "effectiveTo"
     from rate_book where status = 'ACTIVE'`,
  );
  const books = new BookShelf(active.map(bookOfRow));
  const rows = await query('quote', 'select id, input, charges from rating');
  return rows.filter(({ input, charges }) => {
    const risk = readInput(input, { product: input.product, mayBypass: true, books });
    const identity = { ratingId: '', inputHash: '', rateBook: {}, product: input.product };
    const { premium, amountDue } = toCalculatorResult(rate(risk, false), identity, 'none');
    const again = [premium, amountDue].map((amount) => Math.round(amount * 100));
    return again[0] !== charges.premium || again[1] !== charges.amountDue;
  });
}

async function brokenChains(query, { services }) {
  const { verifyActivity } = built('libs/platform/src/activity/activity-chain');
  const breaks = await Promise.all(
    services.map(async (service) => {
      const found = await verifyActivity({ query: (sql, values) => query(service, sql, values) });
      return found && { service, ...found };
    }),
  );
  return breaks.filter(Boolean);
}

/** Where RabbitMQ carries the events there is no embedded queue to look into. */
export async function hasEmbeddedQueue(query) {
  const [{ isThere }] = await query(
    'bus',
    `select to_regclass('delivery') is not null as "isThere"`,
  );
  return isThere;
}

async function missingInInbox(query) {
  if (!(await hasEmbeddedQueue(query))) return [];
  const delivered = await query(
    'bus',
    `select queue, topic, message_id as id from delivery where done_at is not null
     order by done_at desc limit 20000`,
  );
  const queues = [...new Set(delivered.map(({ queue }) => queue))];
  const known = new Set();
  for (const queue of queues) {
    const rows = await query(queue, 'select distinct event_id as id from inbox');
    for (const { id } of rows) known.add(`${queue} ${id}`);
  }
  return delivered.filter(({ queue, id }) => !known.has(`${queue} ${id}`));
}
