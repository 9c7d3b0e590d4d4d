import { ApiError } from '../../../lib/problem';
import { RowKeys, runBulk } from './run-bulk';

const ROWS = ['a', 'b', 'c'].map((id) => ({ id }));

describe('doing one thing with several rows', () => {
  it('goes on after a refusal, and names what was refused', async () => {
    const steps: number[] = [];
    const failures = await runBulk(ROWS, {
      keys: new RowKeys(),
      values: {},
      act: ({ id }) => (id === 'b' ? Promise.reject(new Error('no')) : Promise.resolve()),
      onStep: (done) => steps.push(done),
    });
    expect(failures.map(({ row }) => row.id)).toEqual(['b']);
    expect(steps).toEqual([1, 2, 3]);
  });

  it('sends each row under its own key, and again under the same while no answer came', async () => {
    const keys = new RowKeys();
    const sent: string[] = [];
    const run = (act: (key: string) => Promise<unknown>) =>
      runBulk(ROWS, {
        keys,
        values: { reason: 'x' },
        act: (_, key) => act(key),
        onStep: () => undefined,
      });
    await run((key) => {
      sent.push(key);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(new Set(sent).size).toBe(3);
    const again: string[] = [];
    await run((key) => {
      again.push(key);
      return Promise.resolve();
    });
    expect(again).toEqual(sent);
    const anew: string[] = [];
    await run((key) => {
      anew.push(key);
      return Promise.resolve();
    });
    expect(anew.filter((key) => sent.includes(key))).toEqual([]);
  });

  it('says the reason of a refusal in the words of its answer', async () => {
    const problem = { detail: 'It is bound already.' };
    const [failure] = await runBulk(ROWS.slice(0, 1), {
      keys: new RowKeys(),
      values: {},
      act: () => Promise.reject(new ApiError(409, problem, 'PUT', '/api')),
      onStep: () => undefined,
    });
    expect(failure?.reason).toBe('It is bound already.');
  });
});
