import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, newId, Transactions } from '@palisade/platform';
import { IsNull } from 'typeorm';
import type { Failure } from '../domain/connection';
import { checkReadAgain, purgeTime, refusedBy } from '../domain/connection';
import { CONSENT_TEXT } from '../domain/consent-text';
import type { ShownAccount } from '../outside/accounts.gateway';
import { failureOf } from '../outside/tool-client';
import { AccountLink } from '../snapshots/account-link.entity';
import { vendorOf } from '../vendors';
import type { Vendor } from '../vendors/vendor';
import { Connection } from './connection.entity';
import { Connector } from './connector.entity';
import { publishRemoved } from './connection-events';
import { notFound } from './connections.queries';
import { keepReading } from './keep-reading';
import { LiveSources, lockLive, putOff } from './live-sources';
import type { ReadSource } from './readings';
import { Readings } from './readings';
import type { ToolSecrets } from './secrets';

/** The most sources of one kind that an account connects. */
const MOST_SOURCES = 20;

/** Why a source was disconnected. */
const BY_HAND = 'DISCONNECTED';

@Injectable()
export class ConnectionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly readings: Readings,
    private readonly sources: LiveSources,
    private readonly clock: Clock,
  ) {}

  /**
   * Connects a source of a tool and reads it. What the tool refuses is refused; when it does not
   * answer, the source waits for its first reading.
   */
  async connect(
    vendor: Vendor,
    account: ShownAccount,
    secrets: ToolSecrets,
    actor: Actor,
  ): Promise<Connection> {
    const first = await this.tryReading(vendor, secrets);
    if (first === 'REVOKED') throw refusedBy(vendor.connectorName);
    const now = this.clock.now();
    const isRead = typeof first !== 'string';
    const kept = isRead ? first.secrets : secrets;
    const sourceKey = this.sources.keyOf(kept, isRead ? first.reading : null);
    return this.transactions.run(async (tx) => {
      await keepAccount(tx, account, actor);
      const connector = await connectorOf(tx, account.id, vendor, now);
      const known = await knownSource(tx, connector, sourceKey);
      const connection = known ?? (await added(tx, connector, actor, now));
      const { id } = connection;
      await tx.em.update(Connection, { id }, { secrets: this.sources.sealed(kept, id), sourceKey });
      if (isRead) await keepReading(tx, connection, first.reading, now);
      else await putOff(tx, connection, { vendor, failure: first, now });
      await tx.record({
        action: 'connection.add',
        subjectType: 'connection',
        subjectId: id,
        after: { accountId: account.id, connectorType: vendor.connectorType },
      });
      return tx.em.findOneByOrFail(Connection, { id });
    });
  }

  /** Disconnects sources: the secrets go at once, what was read when it is purged. */
  async disconnect(connections: readonly Connection[]): Promise<void> {
    const removed = this.clock.now();
    await this.transactions.run(async (tx) => {
      for (const { id } of connections) {
        const connection = await lockLive(tx, id);
        if (!connection) continue;
        await tx.em.update(
          Connection,
          { id },
          {
            status: 'DISCONNECTED',
            secrets: null,
            nextRefresh: null,
            removed,
            purgeAt: purgeTime(removed),
          },
        );
        await publishRemoved(tx, connection, BY_HAND);
        await tx.record({ action: 'connection.remove', subjectType: 'connection', subjectId: id });
      }
    });
  }

  /** Lets a source be read now instead of at its time. */
  async readAgain({ id }: Connection): Promise<Connection> {
    const now = this.clock.now();
    return this.transactions.run(async (tx) => {
      const connection = await lockLive(tx, id);
      if (!connection) throw notFound();
      checkReadAgain(connection, vendorOf(connection.connectorType).connectorName, now);
      await tx.em.update(Connection, { id }, { nextRefresh: now, askedAgain: now });
      await tx.record({ action: 'connection.refresh', subjectType: 'connection', subjectId: id });
      return { ...connection, nextRefresh: now, askedAgain: now };
    });
  }

  private async tryReading(vendor: Vendor, secrets: ToolSecrets): Promise<ReadSource | Failure> {
    try {
      return { reading: await this.readings.read(vendor, secrets), secrets };
    } catch (error) {
      const failure = failureOf(error);
      if (failure) return failure;
      throw error;
    }
  }
}

/** The connector of a kind and account, held; made when there is none. */
async function connectorOf(
  { em }: Tx,
  accountId: string,
  { connectorType }: Vendor,
  created: Date,
): Promise<Connector> {
  await em.query(
    `insert into connector (id, account_id, connector_type, created) values ($1, $2, $3, $4)
     on conflict (account_id, connector_type) do nothing`,
    [newId(), accountId, connectorType, created],
  );
  return em
    .createQueryBuilder(Connector, 'connector')
    .setLock('pessimistic_write')
    .where({ accountId, connectorType })
    .getOneOrFail();
}

/**
 * The source of this connector that is the same: connecting it again renews it. One that still waits
 * for its first reading, and that nothing tells apart, is taken for it.
 */
async function knownSource(
  { em }: Tx,
  { id: connectorId }: Connector,
  sourceKey: string | null,
): Promise<Connection | undefined> {
  const known = await em.findBy(Connection, { connectorId, removed: IsNull() });
  const same =
    known.find((one) => sourceKey !== null && one.sourceKey === sourceKey) ??
    known.find((one) => one.sourceKey === null && one.refreshed === null);
  if (!same && known.length >= MOST_SOURCES) {
    const detail = `At most ${MOST_SOURCES} sources of one kind can be connected.`;
    throw new DomainError('TOO_MANY_SOURCES', detail, 409);
  }
  return same;
}

async function added(
  { em }: Tx,
  { id: connectorId, accountId, connectorType }: Connector,
  { userId: connectedBy }: Actor,
  created: Date,
): Promise<Connection> {
  const row: Connection = {
    id: newId(),
    connectorId,
    accountId,
    connectorType,
    status: 'PENDING',
    label: null,
    metadata: {},
    secrets: null,
    problem: null,
    score: null,
    sourceKey: null,
    digest: null,
    connectedBy,
    consent: CONSENT_TEXT,
    created,
    refreshed: null,
    nextRefresh: null,
    askedAgain: null,
    tries: 0,
    removed: null,
    purgeAt: null,
    purged: null,
  };
  await em.insert(Connection, row);
  return row;
}

/** Whose an account is, when no event has told it yet, and that the caller's organisation sees it. */
async function keepAccount(
  { em }: Tx,
  { id, agencyId, teamIds }: ShownAccount,
  { accountType, organizationId }: Actor,
): Promise<void> {
  const { tableName } = em.connection.getMetadata(AccountLink);
  const msspIds = accountType === 'MSSP' ? [organizationId] : [];
  await em.query(
    `insert into ${tableName} as known (id, agency_id, team_ids, mssp_ids, version)
     values ($1, $2, $3, $4, 0)
     on conflict (id) do update set
       agency_id = coalesce(known.agency_id, $2),
       team_ids = case when known.agency_id is null then $3 else known.team_ids end,
       mssp_ids = array(select distinct unnest(known.mssp_ids || $4::uuid[]))`,
    [id, agencyId, teamIds, msspIds],
  );
}
