import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DomainError, RetryLater } from '@palisade/kernel';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Config } from '../config/config';
import { Clock } from '../process/clock';
import { fixed } from '../database/fixed-statements';
import type { IdempotentRequest } from './idempotency-key';
import { fingerprintOf, scopeOf } from './idempotency-key';
import type { WriteRules } from './write-rules';

/** An answer as it went out. */
export interface StoredAnswer {
  status: number;
  contentType: string | null;
  location: string | null;
  body: string;
}

/** A call with a key: where its answer is kept, what it asks, and for how long. */
export interface IdempotentCall {
  scope: string;
  fingerprint: string;
  keepHours: number;
  isSecret: boolean;
}

interface Row extends StoredAnswer {
  fingerprint: string;
  isAnswered: boolean;
  isSecret: boolean;
  created: Date;
}

/** Takes the key for this transaction. */
const TAKE = `select pg_try_advisory_xact_lock(hashtextextended($1, 7310004)) as free`;

/** The answer that is not outdated. A statement of its own: it sees what ended before the key was free. */
const KNOWN = `
  select fingerprint, status, content_type as "contentType", location, body,
         is_secret as "isSecret", status is not null as "isAnswered", created
  from stored_answer where scope = $1 and expires > $2
`;

const KEEP = `
  insert into stored_answer as known
    (scope, fingerprint, is_secret, created, expires, status, content_type, location, body)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (scope) do update set fingerprint = $2, is_secret = $3, created = $4, expires = $5,
    status = $6, content_type = $7, location = $8, body = $9
  where known.expires <= $4
  returning 1
`;

const ANSWER = `
  update stored_answer set status = $2, content_type = $3, location = $4, body = $5 where scope = $1
`;

const SWEEP = fixed(
  'stored_answer.sweep',
  `
  delete from stored_answer where scope in
    (select scope from stored_answer where expires <= $1 limit $2) returning 1
`,
);

const SWEEP_MS = 3_600_000;
/** Outdated answers that go at once: a short lock each time. */
const SWEEP_BATCH = 1_000;
const KEEP_HOURS = 24;
const HOUR_MS = 3_600_000;
/** A call that has not answered for so long will not. */
const UNDER_WAY_MS = 60_000;

/** First answers to calls with an idempotency key, in the database of the service. */
@Injectable()
export class StoredAnswers implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep().catch(() => 0), SWEEP_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** How a call is known again, and how long. */
  callOf(request: IdempotentRequest, { keepDays, isSecret = false }: WriteRules): IdempotentCall {
    return {
      scope: scopeOf(request),
      fingerprint: fingerprintOf(request, this.config.values.ENCRYPTION_KEY),
      keepHours: keepDays ? keepDays * 24 : KEEP_HOURS,
      isSecret,
    };
  }

  /** The answer that the same call got before; undefined for the first, which now holds the key. */
  async claim(em: EntityManager, call: IdempotentCall): Promise<StoredAnswer | undefined> {
    const now = this.clock.now();
    const [{ free }]: { free: boolean }[] = await em.query(TAKE, [call.scope]);
    const [row]: (Row | undefined)[] = await em.query(KNOWN, [call.scope, now]);
    if (!row) {
      if (!free) throw underWay();
      return undefined;
    }
    if (row.fingerprint !== call.fingerprint) throw reused();
    if (row.isAnswered && !isUntold(row)) return row;
    if (row.isAnswered) throw alreadyDone();
    const age = now.getTime() - row.created.getTime();
    throw age < UNDER_WAY_MS ? underWay() : alreadyDone();
  }

  /** Keeps the key in the transaction of the effect, with the answer when there is one yet. */
  async keep(em: EntityManager, call: IdempotentCall, answer?: StoredAnswer): Promise<void> {
    const now = this.clock.now();
    const expires = new Date(now.getTime() + call.keepHours * HOUR_MS);
    const { scope, fingerprint, isSecret } = call;
    const head = [scope, fingerprint, isSecret, now, expires];
    const kept: unknown[] = await em.query(KEEP, [...head, ...columnsOf(call, answer)]);
    if (!kept.length) throw underWay();
  }

  /** Adds the answer to a key that was kept without one. */
  async answer(call: IdempotentCall, answer: StoredAnswer): Promise<void> {
    await this.dataSource.query(ANSWER, [call.scope, ...columnsOf(call, answer)]);
  }

  /** Removes outdated answers; returns how many. */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    for (let swept = 0; ;) {
      const [gone]: [unknown[]] = await this.dataSource.query(SWEEP, [now, SWEEP_BATCH]);
      swept += gone.length;
      if (gone.length < SWEEP_BATCH) return swept;
    }
  }
}

/** A secret goes out once and is not kept; a refusal tells none. */
const isUntold = ({ isSecret, status }: Pick<Row, 'isSecret' | 'status'>): boolean =>
  isSecret && status < 400;

function columnsOf({ isSecret }: IdempotentCall, answer?: StoredAnswer): unknown[] {
  if (!answer) return [null, null, null, null];
  if (isUntold({ isSecret, status: answer.status })) return [answer.status, null, null, null];
  return [answer.status, answer.contentType, answer.location, answer.body];
}

const underWay = (): DomainError =>
  new RetryLater('REQUEST_UNDER_WAY', 'The same request is still under way.', 409, 1);

const alreadyDone = (): DomainError =>
  new DomainError('ALREADY_DONE', 'This request was made before; its answer is not kept.', 409);

const reused = (): DomainError =>
  new DomainError(
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was used for another request.',
    422,
  );
