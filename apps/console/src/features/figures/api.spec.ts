import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { homeQuery } from './api';

const answers: { missing: string[] }[] = [];
jest.mock('../../lib/api', () => ({
  api: { gateway: { GET: () => answers.shift() } },
  unwrap: (answer: unknown) => Promise.resolve(answer),
}));

describe('the home', () => {
  beforeAll(() => environmentManager.setIsServer(() => false));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks again by itself while something is missing, each time later', async () => {
    const incomplete = { missing: ['quote'] };
    answers.push(incomplete, incomplete, incomplete, { missing: [] }, incomplete);
    const client = new QueryClient();
    const stop = new QueryObserver(client, homeQuery({})).subscribe(() => undefined);
    const left: number[] = [];
    for (const seconds of [2, 2, 4, 2, 10, 2, 600]) {
      await jest.advanceTimersByTimeAsync(seconds * 1_000);
      left.push(answers.length);
    }
    stop();
    client.clear();
    expect(left).toEqual([4, 3, 3, 2, 2, 1, 1]);
  });
});
