import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { Clock, Config, seal, Transactions, unseal } from '@palisade/platform';
import { IsNull, Not } from 'typeorm';
import type { Failure } from '../domain/connection';
import { afterFailure, problemOf } from '../domain/connection';
import type { SourceReading, Vendor } from '../vendors/vendor';
import { Connection } from './connection.entity';
import { publishRemoved } from './connection-events';
import { keepReading } from './keep-reading';
import type { ToolSecrets } from './secrets';
import { sourceKeyOf } from './source-key';

/** A source that is being read is left alone for so long: longer than one reading takes. */
export const LEASE_MS = 600_000;

/** A source that is connected, with the secrets that it is read with. */
export interface LeasedSource {
  connection: Connection;
  secrets: ToolSecrets;
}

/** Sources while they are read: what was disconnected or connected again meanwhile stays as it is. */
@Injectable()
export class LiveSources {
  constructor(
    private readonly transactions: Transactions,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Takes a source for a reading; null when it was disconnected, or is not due any more. */
  lease(id: string): Promise<LeasedSource | null> {
    return this.transactions.run(async (tx) => {
      const connection = await lockLive(tx, id);
      if (!connection?.secrets || !connection.nextRefresh) return null;
      const nextRefresh = new Date(this.clock.now().getTime() + LEASE_MS);
      await tx.em.update(Connection, { id }, { nextRefresh });
      return { connection, secrets: this.opened(connection.secrets, id) };
    });
  }

  /** Keeps secrets that the tool has renewed, before anything is read with them. */
  async renew(source: LeasedSource, secrets: ToolSecrets): Promise<LeasedSource> {
    if (secrets === source.secrets) return source;
    const sealed = this.sealed(secrets, source.connection.id);
    await this.change(source, async (tx, { id }) => {
      await tx.em.update(Connection, { id }, { secrets: sealed });
    });
    return { connection: { ...source.connection, secrets: sealed }, secrets };
  }

  /** Keeps what was read; a source that turns out to be another's double takes its place. */
  keep(source: LeasedSource, reading: SourceReading): Promise<void> {
    const now = this.clock.now();
    const sourceKey = this.keyOf(source.secrets, reading);
    return this.change(source, async (tx, connection) => {
      const { id, connectorId } = connection;
      await tx.em.update(Connection, { id }, { sourceKey });
      await keepReading(tx, connection, reading, now);
      if (sourceKey === null) return;
      const same = { connectorId, sourceKey, id: Not(id), removed: IsNull() };
      for (const double of await tx.em.findBy(Connection, same)) {
        const gone = { secrets: null, nextRefresh: null, removed: now, purgeAt: now };
        await tx.em.update(Connection, { id: double.id }, { ...gone, status: 'DISCONNECTED' });
        await publishRemoved(tx, double, 'CONNECTED_TWICE');
      }
    });
  }

  /** Keeps that a source could not be read. */
  fail(source: LeasedSource, vendor: Vendor, failure: Failure): Promise<void> {
    const now = this.clock.now();
    return this.change(source, (tx, connection) =>
      putOff(tx, connection, { vendor, failure, now }),
    );
  }

  sealed(secrets: ToolSecrets, id: string): string {
    return seal(JSON.stringify(secrets), placeOf(id), this.config.values.ENCRYPTION_KEY);
  }

  keyOf(secrets: ToolSecrets, reading: SourceReading | null): string | null {
    return sourceKeyOf(secrets, reading, this.config.values.ENCRYPTION_KEY);
  }

  private opened(sealed: string, id: string): ToolSecrets {
    const text = unseal(sealed, placeOf(id), this.config.values.ENCRYPTION_KEY);
    return JSON.parse(text) as ToolSecrets;
  }

  /** Changes a source unless its secrets are others by now. */
  private change(
    { connection: { id, secrets } }: LeasedSource,
    work: (tx: Tx, connection: Connection) => Promise<void>,
  ): Promise<void> {
    return this.transactions.run(async (tx) => {
      const connection = await lockLive(tx, id);
      if (connection?.secrets === secrets) await work(tx, connection);
    });
  }
}

/** A connection that was not removed, held until the transaction ends. */
export async function lockLive({ em }: Tx, id: string): Promise<Connection | null> {
  return em
    .createQueryBuilder(Connection, 'connection')
    .setLock('pessimistic_write')
    .where('connection.id = :id and connection.removed is null', { id })
    .getOne();
}

/** Puts the next reading of a source off, or gives it up. */
export async function putOff(
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

/** Where sealed secrets belong. */
const placeOf = (connectionId: string): string => `connection.secrets:${connectionId}`;
