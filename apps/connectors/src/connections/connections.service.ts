import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, Config, newId, seal, Transactions } from '@palisade/platform';
import { isDeepStrictEqual } from 'node:util';
import { IsNull } from 'typeorm';
import type { Failure } from '../domain/connection';
import { afterFailure, problemOf, purgeTime, refusedBy } from '../domain/connection';
import { CONSENT_TEXT } from '../domain/consent-text';
import type { ShownAccount } from '../outside/accounts.gateway';
import { failureOf } from '../outside/tool-client';
import { AccountLink } from '../snapshots/account-link.entity';
import type { Vendor } from '../vendors/vendor';
import { Connection } from './connection.entity';
import { Connector } from './connector.entity';
import { publishRemoved } from './connection-events';
import { keepReading } from './keep-reading';
import type { ReadSource } from './readings';
import { Readings, secretsPlace } from './readings';
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
    private readonly clock: Clock,
    private readonly config: Config,
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
    return this.transactions.run(async (tx) => {
      await keepAccount(tx, account);
      const connector = await connectorOf(tx, account.id, vendor, now);
      const known = await this.sourceOf(tx, connector, typeof first === 'string' ? null : first);
      const connection = known ?? (await this.added(tx, connector, actor, now));
      const kept = typeof first === 'string' ? secrets : first.secrets;
      await tx.em.update(
        Connection,
        { id: connection.id },
        { secrets: this.sealed(kept, connection.id) },
      );
      if (typeof first === 'string')
        await this.putOff(tx, connection, { vendor, failure: first, now });
      else await keepReading(tx, connection, first.reading, now);
      await tx.record({
        action: 'connection.add',
        subjectType: 'connection',
        subjectId: connection.id,
        after: { accountId: account.id, connectorType: vendor.connectorType },
      });
      return tx.em.findOneByOrFail(Connection, { id: connection.id });
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

  /** Keeps what was read of a source, unless it was disconnected meanwhile. */
  async keep({ id }: Connection, { reading, secrets }: ReadSource): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      const connection = await lockLive(tx, id);
      if (!connection) return;
      await tx.em.update(Connection, { id }, { secrets: this.sealed(secrets, id) });
      await keepReading(tx, connection, reading, now);
    });
  }

  /** Keeps that a source could not be read. */
  async fail({ id }: Connection, vendor: Vendor, failure: Failure): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      const connection = await lockLive(tx, id);
      if (connection) await this.putOff(tx, connection, { vendor, failure, now });
    });
  }

  private async tryReading(vendor: Vendor, secrets: ToolSecrets): Promise<ReadSource | Failure> {
    try {
      return await this.readings.read(vendor, secrets);
    } catch (error) {
      const failure = failureOf(error);
      if (failure) return failure;
      throw error;
    }
  }

  private async putOff(
    tx: Tx,
    connection: Connection,
    { vendor, failure, now }: { vendor: Vendor; failure: Failure; now: Date },
  ): Promise<void> {
    const after = afterFailure(connection, failure, now);
    const problem = problemOf(failure, vendor.connectorName);
    await tx.em.update(Connection, { id: connection.id }, { ...after, problem });
    if (after.status === 'FAILED' && connection.status === 'SUCCESS') {
      await publishRemoved(tx, connection, failure);
    }
  }

  /** The source of this connector that the tool calls alike: connecting it again renews it. */
  private async sourceOf(
    { em }: Tx,
    { id: connectorId }: Connector,
    read: ReadSource | null,
  ): Promise<Connection | undefined> {
    const known = await em.findBy(Connection, { connectorId, removed: IsNull() });
    const same = known.find(
      ({ label, metadata }) =>
        read !== null &&
        label === read.reading.label &&
        isDeepStrictEqual(metadata, read.reading.metadata),
    );
    if (!same && known.length >= MOST_SOURCES) {
      const detail = `At most ${MOST_SOURCES} sources of one kind can be connected.`;
      throw new DomainError('TOO_MANY_SOURCES', detail, 409);
    }
    return same;
  }

  private async added(
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
      digest: null,
      connectedBy,
      consent: CONSENT_TEXT,
      created,
      refreshed: null,
      nextRefresh: null,
      tries: 0,
      removed: null,
      purgeAt: null,
      purged: null,
    };
    await em.insert(Connection, row);
    return row;
  }

  private sealed(secrets: ToolSecrets, connectionId: string): string {
    return seal(
      JSON.stringify(secrets),
      secretsPlace(connectionId),
      this.config.values.ENCRYPTION_KEY,
    );
  }
}

/** A connection that was not removed, held until the transaction ends. */
async function lockLive({ em }: Tx, id: string): Promise<Connection | null> {
  return em
    .createQueryBuilder(Connection, 'connection')
    .setLock('pessimistic_write')
    .where('connection.id = :id and connection.removed is null', { id })
    .getOne();
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

/** Whose an account is, when no event has told it yet. */
async function keepAccount({ em }: Tx, { id, agencyId, teamIds }: ShownAccount): Promise<void> {
  const { tableName } = em.connection.getMetadata(AccountLink);
  await em.query(
    `insert into ${tableName} as known (id, agency_id, team_ids, mssp_ids, version)
     values ($1, $2, $3, '{}', 0)
     on conflict (id) do update set agency_id = $2, team_ids = $3 where known.agency_id is null`,
    [id, agencyId, teamIds],
  );
}
