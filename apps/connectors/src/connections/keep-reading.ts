import { createHash } from 'node:crypto';
import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import { LessThan } from 'typeorm';
import { REFRESH_MS } from '../domain/connection';
import type { Finding } from '../domain/finding';
import { SEVERITIES } from '../domain/finding';
import { changedFindings } from '../domain/finding-changes';
import type { SourceReading } from '../vendors/vendor';
import { Connection } from './connection.entity';
import { publishConnected, publishScore } from './connection-events';
import { FindingChange } from './finding-change.entity';
import { FindingRow } from './finding.entity';

const INSERTED_AT_ONCE = 500;
/** Thirteen months: the same month of the year before is still there. */
const CHANGES_KEPT_MS = 400 * 86_400_000;

const KEEP_SCORE = `
  insert into connector_score (connection_id, day, score, measured_at) values ($1, $2, $3, $4)
  on conflict (connection_id, day) do update set score = $3, measured_at = $4
`;

/** Keeps the full current state of a source, and tells what became of it. */
export async function keepReading(
  tx: Tx,
  connection: Connection,
  { findings, score, label, metadata }: SourceReading,
  now: Date,
): Promise<void> {
  const { id } = connection;
  const digest = createHash('sha256').update(JSON.stringify(findings)).digest('hex');
  const isOther = digest !== connection.digest || score !== connection.score;
  if (isOther) {
    if (connection.digest) await keepChanges(tx, id, findings, now);
    await replaceFindings(tx, id, findings, now);
  } else await tx.em.update(FindingRow, { connectionId: id }, { seenAt: now });
  if (score !== null) {
    await tx.em.query(KEEP_SCORE, [id, now.toISOString().slice(0, 10), score, now]);
  }
  await tx.em.update(
    Connection,
    { id },
    {
      status: 'SUCCESS',
      label,
      metadata: { ...metadata },
      problem: null,
      score,
      digest,
      refreshed: now,
      nextRefresh: new Date(now.getTime() + REFRESH_MS),
      tries: 0,
    },
  );
  const isBack = connection.status !== 'SUCCESS';
  if (isBack) await publishConnected(tx, connection);
  if (isBack || isOther) await publishScore(tx, connection, { score, findings, now });
}

/** Keeps what opened and what was closed since the reading before, for a little more than a year. */
async function keepChanges(
  { em }: Tx,
  connectionId: string,
  findings: readonly Finding[],
  read: Date,
): Promise<void> {
  const before = await em.findBy(FindingRow, { connectionId });
  const changes = changedFindings(before, findings);
  await insertAll(
    em,
    FindingChange,
    changes.map((change) => ({ ...change, id: newId(), connectionId, read })),
  );
  const oldest = new Date(read.getTime() - CHANGES_KEPT_MS);
  await em.delete(FindingChange, { connectionId, read: LessThan(oldest) });
}

async function replaceFindings(
  { em }: Tx,
  connectionId: string,
  findings: readonly Finding[],
  seenAt: Date,
): Promise<void> {
  await em.delete(FindingRow, { connectionId });
  const rows = findings.map((finding) => ({
    ...finding,
    id: newId(),
    connectionId,
    rank: SEVERITIES.indexOf(finding.severity),
    seenAt,
  }));
  await insertAll(em, FindingRow, rows);
}

async function insertAll<Row extends object>(
  em: EntityManager,
  entity: new () => Row,
  rows: readonly QueryDeepPartialEntity<Row>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += INSERTED_AT_ONCE) {
    await em.insert(entity, rows.slice(from, from + INSERTED_AT_ONCE));
  }
}
