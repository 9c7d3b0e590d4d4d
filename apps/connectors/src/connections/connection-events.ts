import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { AccountLink } from '../snapshots/account-link.entity';
import { judgedControls } from '../domain/judged-controls';
import type { Finding } from '../domain/finding';
import { vendorOf } from '../vendors';
import type { Connection } from './connection.entity';
import { FindingRow } from './finding.entity';

/** The most actions that an event tells of. */
const TOLD_ACTIONS = 20;

/** Tells that a source answers. */
export async function publishConnected(tx: Tx, connection: Connection): Promise<void> {
  const scope = await scopeOfAccount(tx, connection.accountId);
  await tx.publish({ type: 'connector.connected.v1', data: { ...headOf(connection), scope } });
}

/** Tells the score of a source, what it judged of our controls, and what would raise it. */
export async function publishScore(
  tx: Tx,
  connection: Connection,
  { score, findings, now }: { score: number | null; findings: readonly Finding[]; now: Date },
): Promise<void> {
  const actions = await tx.em.find(FindingRow, {
    select: { id: true, title: true, severity: true },
    where: { connectionId: connection.id, verdict: 'FAIL' },
    order: { rank: 'ASC', id: 'ASC' },
    take: TOLD_ACTIONS,
  });
  await tx.publish({
    type: 'connector.score-changed.v1',
    data: {
      ...headOf(connection),
      connectorName: vendorOf(connection.connectorType).connectorName,
      score,
      measuredAt: now.toISOString(),
      actions: actions.map(({ id, title, severity }) => ({ id, title, severity })),
      controls: judgedControls(findings),
      scope: await scopeOfAccount(tx, connection.accountId),
    },
  });
}

/** Tells that a source counts no more. */
export async function publishRemoved(
  tx: Tx,
  connection: Connection,
  reason: string,
): Promise<void> {
  const scope = await scopeOfAccount(tx, connection.accountId);
  await tx.publish({
    type: 'connector.removed.v1',
    data: { ...headOf(connection), reason, scope },
  });
}

const headOf = ({ id, connectorId, connectorType, accountId }: Connection) => ({
  connectionId: id,
  connectorId,
  connectorType,
  accountId,
});

/** Who sees what is told of an account. */
async function scopeOfAccount({ em }: Tx, accountId: string) {
  const account = await em.findOneBy(AccountLink, { id: accountId });
  const { agencyId = null, teamIds = [] } = account ?? {};
  return scopeOf({ accountId, agencyId, teamIds });
}
