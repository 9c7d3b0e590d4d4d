import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER } from '@palisade/platform';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { NOTICE_MS } from '../../domain/notices/notice-rules';
import { KNOWN_DEVICE_MS, WRONG_PASSWORD_WINDOW_MS } from '../../domain/sign-in-pace';

const SWEEP_MS = 3_600_000;

/** Table, column of time, and how long after that time a row still matters. */
const LIFETIMES: [table: string, column: string, keepMs: number][] = [
  ['refresh_token', 'expires', 0],
  ['one_time_link', 'expires', 0],
  ['jump_token', 'expires', 0],
  ['mfa_challenge', 'expires', 0],
  ['signup_invitation', 'expires', 0],
  ['workflow', 'expires', 0],
  ['spent_captcha', 'expires', 0],
  ['wrong_password', 'occurred', WRONG_PASSWORD_WINDOW_MS],
  ['known_device', 'last_used', KNOWN_DEVICE_MS],
  ['notice', 'occurred', NOTICE_MS],
];

/** Deletes what no decision reads any more; addresses of people among it. */
@Injectable()
export class ExpiredRows implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const sweep = (): void => {
      this.sweep().catch((error: unknown) => this.logger.warn({ error }, 'expired rows stay'));
    };
    this.timer = setInterval(sweep, SWEEP_MS);
    sweep();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Doing it twice changes nothing. */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const [table, column, keepMs] of LIFETIMES) {
      await this.dataSource.query(`delete from ${table} where ${column} <= $1`, [
        new Date(now - keepMs),
      ]);
    }
    await this.dataSource.query(
      `delete from session
       where not exists (select 1 from refresh_token where session_id = session.id)`,
    );
  }
}
