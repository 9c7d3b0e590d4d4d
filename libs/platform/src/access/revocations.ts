import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { DataSource } from 'typeorm';
import { LONGEST_ACCESS_TOKEN_MINUTES } from '../config/token-life';
import type { Actor } from '../context/actor';
import { Consumes } from '../events/consumes';
import type { Tx } from '../transactions/transactions';
import { Watch } from '../watch/watch';

/** How far it looks behind the newest that it knows, for transactions that are committed late. */
const LATE = '30 seconds';
/**
 * Another value whenever something was noted: what is newest, and of the last minute how much and when, since
 * what is committed late stands before the newest.
 */
const NOTED = `select concat_ws(' ', (select max(noted) from revoked_token), count(*),
  sum(extract(epoch from noted))) from revoked_token where noted > now() - interval '1 minute'`;
/** How much longer than it says a token may be taken, by clocks that differ. */
const TOLERANCE_MS = 60_000;
/** How long older tokens of a person may still be shown. */
const PERSON_MS = LONGEST_ACCESS_TOKEN_MINUTES * 60_000 + TOLERANCE_MS;

interface Revocation {
  id: string;
  notBefore: Date;
  forget: Date;
}

/**
 * Since when older tokens of a person, an API key or a session are refused; the same in every process
 * of every service within 2 s, without a question for each call.
 */
@Injectable()
export class Revocations implements OnApplicationBootstrap {
  /** By the id of a person, an API key or a session, in milliseconds. */
  private readonly known = new Map<string, { notBeforeMs: number; forgetMs: number }>();
  /** When the newest of what was read was noted. */
  private newest: Date | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly watch: Watch,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.look();
    this.watch.add('revocations', { sql: NOTED, onChange: () => this.look() });
  }

  /** Whether a token was given out before what it stands for was withdrawn. */
  isRevoked({ userId, sessionId, issuedMs }: Actor): boolean {
    return this.isOlder(userId, issuedMs) || (!!sessionId && this.isOlder(sessionId, issuedMs));
  }

  @Consumes('user.sessions-revoked.v1')
  async revoke({ data }: CloudEvent<'user.sessions-revoked.v1'>, tx: Tx): Promise<void> {
    const notBefore = new Date(data.notBefore);
    const forget = new Date(notBefore.getTime() + PERSON_MS);
    await this.keep({ id: data.userId, notBefore, forget }, tx);
  }

  @Consumes('session.ended.v1')
  async end({ data }: CloudEvent<'session.ended.v1'>, tx: Tx): Promise<void> {
    const notBefore = new Date(data.tokensExpire);
    const forget = new Date(notBefore.getTime() + TOLERANCE_MS);
    await this.keep({ id: data.sessionId, notBefore, forget }, tx);
  }

  private isOlder(id: string, issuedMs: number): boolean {
    const revoked = this.known.get(id);
    return revoked !== undefined && issuedMs < revoked.notBeforeMs;
  }

  private async keep(revocation: Revocation, tx: Tx): Promise<void> {
    const { id, notBefore, forget } = revocation;
    await tx.em.query(
      `insert into revoked_token as known (id, not_before, forget) values ($1, $2, $3)
       on conflict (id) do update set
         not_before = greatest(known.not_before, excluded.not_before),
         forget = greatest(known.forget, excluded.forget), noted = clock_timestamp()`,
      [id, notBefore, forget],
    );
    await tx.em.query('delete from revoked_token where forget < now()');
    tx.afterCommit(() => this.note(revocation));
  }

  /** Reads what was noted since it last could, at first all; what is over is forgotten. */
  private async look(): Promise<void> {
    const rows: (Revocation & { noted: Date })[] = await this.dataSource.query(
      `select id, not_before as "notBefore", forget, noted from revoked_token
       where forget > now()
         and ($1::timestamptz is null or noted > $1::timestamptz - interval '${LATE}')
       order by noted`,
      [this.newest],
    );
    for (const row of rows) this.note(row);
    this.newest = rows.at(-1)?.noted ?? this.newest;
    const nowMs = Date.now();
    for (const [id, { forgetMs }] of this.known) if (forgetMs < nowMs) this.known.delete(id);
  }

  private note({ id, notBefore, forget }: Revocation): void {
    const before = this.known.get(id)?.notBeforeMs ?? 0;
    const notBeforeMs = Math.max(before, notBefore.getTime());
    this.known.set(id, { notBeforeMs, forgetMs: forget.getTime() });
  }
}
