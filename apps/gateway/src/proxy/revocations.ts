import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { Signals } from '../fleet/signals';

const REFRESH_MS = 2_000;

/** Name of the signal that there is a new revocation. */
export const REVOCATIONS = 'revocations';

/** How much longer than it says a token may be taken, by clocks that differ. */
export const TOKEN_TOLERANCE = '1 minute';

/**
 * Since when older tokens of a person are refused, and the sessions whose tokens are; the same in
 * every gateway within 2 s.
 */
@Injectable()
export class Revocations implements OnApplicationBootstrap, OnApplicationShutdown {
  private notBefore = new Map<string, number>();
  private endedSessions = new Set<string>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    private readonly signals: Signals,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
    this.signals.on(REVOCATIONS, () => void this.refresh().catch(() => undefined));
    this.timer = setInterval(() => void this.refresh().catch(() => undefined), REFRESH_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  isRevoked(actor: Actor): boolean {
    if (actor.sessionId && this.endedSessions.has(actor.sessionId)) return true;
    const since = this.notBefore.get(actor.userId);
    return since !== undefined && actor.issuedMs < since;
  }

  private async refresh(): Promise<void> {
    const rows: { user_id: string; not_before: Date }[] = await this.dataSource.query(
      `select user_id, not_before from revocation where not_before > now() - interval '1 day'`,
    );
    const ended: { session_id: string }[] = await this.dataSource.query(
      `select session_id from ended_session
       where tokens_expire > now() - interval '${TOKEN_TOLERANCE}'`,
    );
    this.notBefore = new Map(rows.map((row) => [row.user_id, row.not_before.getTime()]));
    this.endedSessions = new Set(ended.map((row) => row.session_id));
  }
}
