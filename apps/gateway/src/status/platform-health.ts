import { Injectable } from '@nestjs/common';
import { Upstreams } from '@palisade/platform';

const FRESH_MS = 5_000;
const TIMEOUT_MS = 2_000;

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
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const call = this.upstreams.fetch('auth', '/health/ready', { signal });
    const answer = await call.catch(() => undefined);
    return answer?.ok === true;
  }
}
