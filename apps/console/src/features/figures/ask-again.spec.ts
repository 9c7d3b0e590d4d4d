import type { Home } from '../../lib/api-types';
import { askAgainMs, triedHome, type TriedHome } from './ask-again';

const home = (...missing: string[]): Home => ({ missing }) as unknown as Home;
const asked = (tries: number, fetchFailureCount = 0): number | false =>
  askAgainMs({ data: { tries }, fetchFailureCount });

describe('what is missing of a home', () => {
  it('is asked for ever more seldom, and after five minutes by hand alone', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((tries) => asked(tries));
    expect(waits).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000]);
    expect([9, 10, 500].map((tries) => asked(tries))).toEqual([false, false, false]);
  });

  it.each<[string, number | false]>([
    ['of a whole home', asked(0)],
    ['before there is one', askAgainMs({ data: undefined, fetchFailureCount: 0 })],
    ['while the read is refused, which has its own time', asked(1, 1)],
  ])('is not asked for %s', (_, wait) => {
    expect(wait).toBe(false);
  });

  it('is counted in a row, and from the start once all of it came', () => {
    const answers = [home('quote'), home('quote', 'policy'), home(), home('quote')];
    const tries: number[] = [];
    answers.reduce<TriedHome | undefined>((before, answer) => {
      const tried = triedHome(answer, before);
      tries.push(tried.tries);
      return tried;
    }, undefined);
    expect(tries).toEqual([1, 2, 0, 1]);
  });
});
