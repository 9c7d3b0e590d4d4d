import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { fixed } from '../database/fixed-statements';

/** The hash before the first link. */
const GENESIS = '0'.repeat(64);
const SEAL_LOCK = 7_310_004;
const BATCH_SIZE = 500;

interface Row {
  id: string;
  /** What is sealed: the recorded columns as one JSON array. */
  content: string;
  link: string | null;
  hash: string | null;
}

/** The first record at which a chain does not hold. */
export interface ChainBreak {
  link: number;
  activityId: string;
  reason: 'changed' | 'missing';
}

const ROWS = `
  select id, link, hash,
    jsonb_build_array(id, extract(epoch from occurred), action, subject_type, subject_id, tenant,
      actor, before, after, correlation_id)::text as content
  from activity`;

const OPEN = fixed('activity.open', `${ROWS} where link is null order by id limit $1`);
const LAST = fixed(
  'activity.last',
  `${ROWS} where link is not null order by activity.link desc limit 1`,
);

const hashOf = (previous: string, content: string): string =>
  createHash('sha256').update(previous).update(content).digest('hex');

/** Links the unsealed records to the chain, oldest id first; returns how many. */
export async function sealActivity(dataSource: DataSource): Promise<number> {
  return dataSource.transaction(async (em: EntityManager) => {
    const [{ locked }] = await em.query('select pg_try_advisory_xact_lock($1) as locked', [
      SEAL_LOCK,
    ]);
    if (!locked) return 0;
    const open: Row[] = await em.query(OPEN, [BATCH_SIZE]);
    if (!open.length) return 0;
    const [last]: Row[] = await em.query(LAST);
    let previous = last?.hash ?? GENESIS;
    const first = Number(last?.link ?? 0) + 1;
    const hashes = open.map((row) => (previous = hashOf(previous, row.content)));
    await em.query(
      `update activity set link = sealed.link, hash = sealed.hash
       from unnest($1::uuid[], $2::bigint[], $3::text[]) as sealed (id, link, hash)
       where activity.id = sealed.id`,
      [open.map((row) => row.id), open.map((_, index) => first + index), hashes],
    );
    return open.length;
  });
}

/** Walks the whole chain; returns the first break, or undefined when every record holds. */
export async function verifyActivity(dataSource: DataSource): Promise<ChainBreak | undefined> {
  let previous = GENESIS;
  let link = 0;
  for (;;) {
    const rows: Row[] = await dataSource.query(
      `${ROWS} where link > $1 order by activity.link limit $2`,
      [link, BATCH_SIZE],
    );
    if (!rows.length) return undefined;
    for (const row of rows) {
      link += 1;
      const at = { link, activityId: row.id };
      if (Number(row.link) !== link) return { ...at, reason: 'missing' };
      if (row.hash !== hashOf(previous, row.content)) return { ...at, reason: 'changed' };
      previous = row.hash;
    }
  }
}

interface LinkedRow extends Row {
  previousHash: string | null;
  nextHash: string | null;
  nextContent: string | null;
}

type Break = ChainBreak['reason'] | undefined;

/** What was found in the records of one row. */
export interface VerifiedRecords {
  records: number;
  broken?: Pick<ChainBreak, 'activityId' | 'reason'>;
}

/**
 * Verifies the records of one row, each against the records beside it in the chain: what it costs
 * grows with the row's records and not with the chain. Those of the last second wait to be sealed.
 */
export async function verifyRecords(
  dataSource: DataSource,
  subjectType: string,
  subjectId: string,
): Promise<VerifiedRecords> {
  const rows: LinkedRow[] = await dataSource.query(
    `select own.*, previous.hash as "previousHash", next.hash as "nextHash",
       next.content as "nextContent"
     from (${ROWS} where subject_type = $1 and subject_id = $2) as own
     left join activity as previous on previous.link = own.link - 1
     left join lateral (${ROWS} where activity.link = own.link + 1) as next on true
     order by own.id`,
    [subjectType, subjectId],
  );
  const sealed = rows.filter(({ link }) => link !== null);
  for (const breakOf of [breakBefore, breakAfter]) {
    for (const row of sealed) {
      const reason = breakOf(row);
      if (reason) return { records: rows.length, broken: { activityId: row.id, reason } };
    }
  }
  return { records: rows.length };
}

/** Whether a record is what was sealed after the one before it. */
function breakBefore({ link, hash, content, previousHash }: LinkedRow): Break {
  const previous = Number(link) === 1 ? GENESIS : previousHash;
  if (previous === null) return 'missing';
  return hash === hashOf(previous, content) ? undefined : 'changed';
}

/** Whether the record after it was sealed with its hash: one that was sealed anew does not fit. */
function breakAfter({ hash, nextHash, nextContent }: LinkedRow): Break {
  if (hash === null || nextHash === null || nextContent === null) return undefined;
  return nextHash === hashOf(hash, nextContent) ? undefined : 'changed';
}
