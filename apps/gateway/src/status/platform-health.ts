import { Injectable } from '@nestjs/common';
import { Config } from '@palisade/platform';

const FRESH_MS = 5_000;
const TIMEOUT_MS = 2_000;

/** Whether people can work: without auth nobody can stay signed in. */
@Injectable()
export class PlatformHealth {
  private known?: { isUp: Promise<boolean>; askedMs: number };

  constructor(private readonly config: Config) {}

  isUp(): Promise<boolean> {
    if (!this.known || Date.now() - this.known.askedMs > FRESH_MS) {
      this.known = { isUp: this.ask(), askedMs: Date.now() };
    }
    return this.known.isUp;
  }

  private async ask(): Promise<boolean> {
    const url = `${this.config.serviceUrls.auth}/health/ready`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { signal }).catch(() => undefined);
    return answer?.ok === true;
  }
}
