import type { Caller } from '../../tools/demo/caller.mjs';
import { Random } from '../fuzz/random';
import { HttpLife } from './http-life';

const PRODUCTS = ['P250', 'P250_S', 'P_ONE'];
const AT_ONCE = 3;

/** How many lives are played with which random numbers, unless it is over before. */
export interface Lives {
  lives: number;
  seed: number;
  isOver?: () => boolean;
}

/** How often which turn was taken, and what each life that failed says. */
export interface Lived {
  lives: number;
  turns: Map<string, number>;
  failures: string[];
}

/**
 * Plays random lives against a running stack, several at once; each throws when something is not
 * there that it did; `isOver` ends it before all were begun. Answers how often which turn was taken.
 */
export async function live(
  url: string,
  { lives, seed, isOver = () => false }: Lives,
): Promise<Lived> {
  const turns = new Map<string, number>();
  const failures: string[] = [];
  const people = new Map<string, Promise<Caller>>();
  let begun = 0;
  const work = async (): Promise<void> => {
    while (begun < lives && !isOver()) {
      const number = begun++;
      const product = PRODUCTS[number % PRODUCTS.length];
      const random = new Random(seed + number);
      const life = new HttpLife(url, { product, random, people });
      try {
        await life.signIn();
        await life.run();
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        failures.push(`life ${number} (${life.turns.join(', ')}): ${why}`);
      }
      for (const turn of life.turns) turns.set(turn, (turns.get(turn) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { lives: begun, turns, failures };
}

/** What happened, on one line. */
export function describeLives({ lives, turns, failures }: Lived): string {
  const counted = [...turns]
    .sort(([, a], [, b]) => b - a)
    .map(([turn, count]) => `${count} ${turn}`);
  return `${lives} lives, ${failures.length} failed: ${counted.join(', ')}`;
}
