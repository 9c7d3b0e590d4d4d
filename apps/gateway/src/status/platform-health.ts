import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { awakeTimeout, Upstreams } from '@palisade/platform';

const FRESH_MS = 5_000;
const TIMEOUT_MS = 2_000;
/** One slow answer is no platform that is down. */
const TRIES = 3;
const PAUSE_MS = 500;

/** Whether people can work: without auth nobody can stay signed in. */
@Injectable()
export class PlatformHealth {
  private known?: { isUp: Promise<boolean>; checkedMs: number };

  constructor(private readonly upstreams: Upstreams) {}

  isUp(): Promise<boolean> {
    if (!this.known || Date.now() - this.known.checkedMs > FRESH_MS) {
      this.known = { isUp: this.ask(), checkedMs: Date.now() };
    }
    return this.known.isUp;
  }

  private async ask(): Promise<boolean> {
    for (let tries = 1; tries < TRIES; tries++) {
      if (await this.answers()) return true;
      await setTimeout(PAUSE_MS);
    }
    return this.answers();
  }

  private async answers(): Promise<boolean> {
    const signal = awakeTimeout(TIMEOUT_MS);
    const call = this.upstreams.fetch('auth', '/health/ready', { signal });
    const answer = await call.catch(() => undefined);
    return answer?.ok === true;
  }
}
