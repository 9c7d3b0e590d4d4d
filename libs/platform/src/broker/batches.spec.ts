import { Batches } from './batches';

const handled = (batches: Batches<number>, items: number[]): Promise<string[]> =>
  Promise.all(
    items.map((item) =>
      batches.add(item).then(
        () => `${item} done`,
        (error: Error) => `${item} ${error.message}`,
      ),
    ),
  );

describe(Batches.name, () => {
  let taken: number[][];
  let retried: number[];
  let isRefused: (item: number) => boolean;
  let batches: Batches<number>;

  beforeEach(() => {
    taken = [];
    retried = [];
    isRefused = () => false;
    batches = new Batches(3, {
      together: async (items) => {
        taken.push(items);
        if (items.some(isRefused)) throw new Error('refused');
      },
      alone: async (item) => {
        retried.push(item);
        if (isRefused(item)) throw new Error('refused');
      },
    });
  });

  it('handles together what comes in one instant, so many at once', async () => {
    expect(await handled(batches, [1, 2, 3, 4])).toEqual(['1 done', '2 done', '3 done', '4 done']);
    expect(taken).toEqual([[1, 2, 3], [4]]);
    expect(retried).toEqual([]);
  });

  it('lets what fails take nothing else with it', async () => {
    isRefused = (item) => item === 2;
    const outcomes = await handled(batches, [1, 2, 3, 4]);
    expect(outcomes).toEqual(['1 done', '2 refused', '3 done', '4 done']);
    expect(retried).toEqual([1, 2, 3]);
    expect(await handled(batches, [5])).toEqual(['5 done']);
  });

  it('goes on while an item of a failed batch waits', async () => {
    const patient = new Batches<number>(3, {
      together: ([item]) => (item === 1 ? Promise.reject(new Error('not yet')) : Promise.resolve()),
      alone: () => new Promise(() => undefined),
    });
    void patient.add(1);
    await handled(batches, [2]);
    expect(await handled(patient, [3])).toEqual(['3 done']);
  });
});
