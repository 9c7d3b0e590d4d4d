import { setTimeout as pause } from 'node:timers/promises';
import type { Stack } from '../stack';
import { Twin } from './twin';
import type { World } from './world';
import { differencesOf, othersOf, worldOf } from './world';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
/** Letters go out in the machine's time. */
const LETTERS_MS = 20_000;
const AGAIN_MS = 500;

/** How many clients the twins have, and in what steps the second goes. */
export interface Twins {
  lives: number;
  stepDays: number;
}

/** What a year made of two agencies that began alike: in one jump, and in small ones. */
export interface Compared {
  differences: string[];
  /** Rows of other agencies that are not what they were before. */
  foreign: string[];
  rows: Record<string, number>;
  seconds: Record<string, number>;
}

/** Lets a year pass for both and compares what there is. */
export async function compareTwins(stack: Stack, { lives, stepDays }: Twins): Promise<Compared> {
  const began = new Date(Math.floor(Date.now() / 1_000) * 1_000);
  const [one, other] = ['twin-one', 'twin-two'].map(
    (tag) => new Twin(stack, tag, began.toISOString()),
  );
  const seconds: Record<string, number> = {};
  const timed = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const from = performance.now();
    await work();
    seconds[name] = Math.round((performance.now() - from) / 1_000);
  };
  const after = (days: number): string => new Date(began.getTime() + days * DAY_MS).toISOString();
  await timed('their clients', () => Promise.all([one.begin(lives), other.begin(lives)]));
  const others = await othersOf(stack, [one, other]);
  await timed('one jump', () => one.goTo(after(YEAR_DAYS)));
  await timed(`jumps of ${stepDays} days`, async () => {
    for (let day = stepDays; day < YEAR_DAYS; day += stepDays) await other.goTo(after(day));
    await other.goTo(after(YEAR_DAYS));
  });
  const read = async (): Promise<[World, World]> => [
    await worldOf(stack, one),
    await worldOf(stack, other),
  ];
  let worlds = await read();
  const deadline = Date.now() + LETTERS_MS;
  while (differencesOf(...worlds).length && Date.now() < deadline) {
    await pause(AGAIN_MS);
    worlds = await read();
  }
  const counted = Object.entries(worlds[0]).map(([name, { length }]) => [name, length]);
  return {
    differences: differencesOf(...worlds),
    foreign: differencesOf(others, await othersOf(stack, [one, other])),
    rows: Object.fromEntries(counted) as Record<string, number>,
    seconds,
  };
}
