import { DomainError } from '@palisade/kernel';
import { attemptsAfter, LONGEST_WAIT_MS } from './attempts';

const HOUR_MS = 3_600_000;

describe('how often a message is delivered that failed', () => {
  it.each<[string, unknown, number, number]>([
    ['for a reason of its own', new Error('broken'), 0, 1],
    ['before another one', new DomainError('NOT_YET_KNOWN', 'Not yet.', 409), 0.1, 1],
    ['while a part is away', new DomainError('STORE_FULL', 'It is full.', 503), 23, 25],
    ['while nobody answers', Object.assign(new Error(), { code: 'ECONNREFUSED' }), 23, 25],
  ])('%s: for hours as they are needed', (_, error, from, to) => {
    const hours = (attemptsAfter(error) * LONGEST_WAIT_MS) / HOUR_MS;
    expect(hours).toBeGreaterThan(from);
    expect(hours).toBeLessThan(to);
  });
});
