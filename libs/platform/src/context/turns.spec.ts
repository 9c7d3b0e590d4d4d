import { setImmediate as nextTurn } from 'node:timers/promises';
import { Turns, WAITING_MAX } from './turns';

/** Work that lasts until it is let go. */
function held(): { work: () => Promise<void>; go: () => void } {
  let go = (): void => undefined;
  const gate = new Promise<void>((resolve) => (go = resolve));
  return { work: () => gate, go };
}

describe('turns', () => {
  let turns: Turns;
  let done: string[];
  beforeEach(() => {
    turns = new Turns();
    done = [];
  });
  const note = (name: string) => (): Promise<void> => Promise.resolve(void done.push(name));

  it('come in the order in which they were asked for, one at a time for a subject', async () => {
    const { work, go } = held();
    const first = turns.run(['a'], () => work().then(note('first')));
    const rest = ['second', 'third'].map((name) => turns.run(['a'], note(name)));
    await turns.run(['b'], note('other'));
    expect(done).toEqual(['other']);
    go();
    await Promise.all([first, ...rest]);
    expect(done).toEqual(['other', 'first', 'second', 'third']);
  });

  it('come for several subjects at once, in whatever order these are named', async () => {
    const both = Array.from({ length: 20 }, (_, n) =>
      turns.run(n % 2 ? ['a', 'b'] : ['b', 'a'], async () => {
        await nextTurn();
        done.push(String(n));
      }),
    );
    await Promise.all(both);
    expect(done).toHaveLength(20);
  });

  it('are not waited for by who has them', async () => {
    await turns.run(['a'], () => turns.run(['a', 'b'], note('inner')));
    expect(done).toEqual(['inner']);
  });

  it('pass on after a failure', async () => {
    await expect(turns.run(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await turns.run(['a'], note('next'));
    expect(done).toEqual(['next']);
  });

  it('are refused to those who would wait behind too many, and to nobody afterwards', async () => {
    const { work, go } = held();
    const all = Array.from({ length: WAITING_MAX + 2 }, () => turns.run(['a'], work));
    const settled = Promise.allSettled(all);
    await expect(all.at(-1)).rejects.toMatchObject({
      code: 'SUBJECT_BUSY',
      status: 503,
      retryAfterSeconds: 1,
    });
    go();
    const answers = await settled;
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    await turns.run(['a'], note('next'));
    expect(done).toEqual(['next']);
  });
});
