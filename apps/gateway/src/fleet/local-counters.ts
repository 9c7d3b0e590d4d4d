import type { OnApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { ThrottlerStorageService } from '@nestjs/throttler';
import type { Allowance, Count } from './counters';
import { Counters } from './counters';

/** Counts in this process. */
@Injectable()
export class LocalCounters extends Counters implements OnApplicationShutdown {
  private readonly storage = new ThrottlerStorageService();

  count(key: string, { limit, windowMs, blockMs }: Allowance): Promise<Count> {
    return this.storage.increment(key, windowMs, limit, blockMs, 'requests');
  }

  onApplicationShutdown(): void {
    this.storage.onApplicationShutdown();
  }
}
