import { Random } from '../fuzz/random';
import { HttpLife } from './http-life';

const PRODUCTS = ['P250', 'P250_S', 'P_ONE'];
const AT_ONCE = 3;

/**
 * Plays random lives against a running stack, several at once; each throws when something is not
 * there that it did; `isOver` ends it before all were begun. Answers how often which turn was taken.
 */
export async function live(url, { lives, seed, isOver = () => false }) {
  const turns = new Map();
  const failures = [];
  const people = new Map();
  let begun = 0;
  const work = async () => {
    while (begun < lives && !isOver()) {
      const number = begun++;
      const product = PRODUCTS[number % PRODUCTS.length];
      const random = new Random(seed + number);
      const life = new HttpLife(url, { product, random, people });
      try {
        await life.signIn();
        await life.run();
      } catch (error) {
        failures.push(`life ${number} (${life.turns.join(', ')}): ${error.message}`);
      }
      for (const turn of life.turns) turns.set(turn, (turns.get(turn) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { lives: begun, turns, failures };
}

/** What happened, on one line. */
export function describeLives({ lives, turns, failures }) {
  const counted = [...turns]
    .sort(([, a], [, b]) => b - a)
    .map(([turn, count]) => `${count} ${turn}`);
  return `${lives} lives, ${failures.length} failed: ${counted.join(', ')}`;
}
