import type { OnApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Allowance, Count } from './counters';
import { Counters, secondsOf } from './counters';

/** What is counted under one key, in milliseconds of this process. */
interface Window {
  hits: number;
  endsMs: number;
  blockedUntilMs: number;
}

const FORGET_EVERY_MS = 60_000;

/** Counts in this process, at the same cost however much is counted. */
@Injectable()
export class LocalCounters extends Counters implements OnApplicationShutdown {
  private readonly windows = new Map<string, Window>();
  private readonly timer = setInterval(() => this.forget(), FORGET_EVERY_MS).unref();

  count(key: string, { limit, windowMs, blockMs }: Allowance): Promise<Count> {
    const nowMs = performance.now();
    const window = this.windowOf(key, nowMs, windowMs);
    if (window.blockedUntilMs <= nowMs && ++window.hits > limit) {
      window.blockedUntilMs = nowMs + blockMs;
    }
    const { hits, endsMs, blockedUntilMs } = window;
    return Promise.resolve({
      totalHits: hits,
      timeToExpire: secondsOf(endsMs - nowMs),
      isBlocked: blockedUntilMs > nowMs,
      timeToBlockExpire: secondsOf(blockedUntilMs - nowMs),
    });
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private windowOf(key: string, nowMs: number, windowMs: number): Window {
    const known = this.windows.get(key);
    if (known && !isOver(known, nowMs)) return known;
    const window = { hits: 0, endsMs: nowMs + windowMs, blockedUntilMs: 0 };
    this.windows.set(key, window);
    return window;
  }

  private forget(): void {
    const nowMs = performance.now();
    for (const [key, window] of this.windows) if (isOver(window, nowMs)) this.windows.delete(key);
  }
}

const isOver = ({ endsMs, blockedUntilMs }: Window, nowMs: number): boolean =>
  endsMs <= nowMs && blockedUntilMs <= nowMs;
