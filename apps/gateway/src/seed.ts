import type { INestApplicationContext } from '@nestjs/common';
import { RetryLater } from '@palisade/kernel';
import { Clock, Config, loadHistory, newId, runInContext } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { SandboxClock } from './sandbox/sandbox-clock.entity';
import { SandboxClocksService } from './sandbox/sandbox-clocks.service';

/** The sandbox agency of the demo data; their ids are fixed. */
const HOURGLASS_ID = '01900000-0000-7000-8000-000000000014';
const TRIES = 3;

/** What the accounts of the eighteen months before belong to; what exists stays as it is. */
export const prepare = (app: INestApplicationContext): Promise<void> =>
  loadHistory(app, { service: 'gateway', filled: 'account_link' });

/** Gives the demo's sandbox agency its clock, which shows now; one that is there stays as it is. */
export async function seed(app: INestApplicationContext): Promise<void> {
  if (!app.get(Config).values.SANDBOX) return;
  const organizationId = HOURGLASS_ID;
  if (await app.get(DataSource).manager.existsBy(SandboxClock, { organizationId })) return;
  const now = app.get(Clock).now();
  for (let tries = 0; tries < TRIES; tries++) {
    const isMade = await runInContext({ correlationId: newId() }, () => made(app, now));
    if (isMade) return;
  }
}

/** False while a service is busy; the same call finishes it. */
async function made(app: INestApplicationContext, now: Date): Promise<boolean> {
  try {
    await app.get(SandboxClocksService).create(now, HOURGLASS_ID);
    return true;
  } catch (error) {
    if (error instanceof RetryLater) return false;
    throw error;
  }
}
