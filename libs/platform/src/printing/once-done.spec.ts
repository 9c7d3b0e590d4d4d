import { onceDone } from './once-done';

it('does it once, and again only after it failed', async () => {
  let calls = 0;
  const act = onceDone(async () => {
    calls += 1;
    await Promise.resolve();
    if (calls === 1) throw new Error('away');
    return calls;
  });
  await expect(act()).rejects.toThrow('away');
  expect(await Promise.all([act(), act()])).toEqual([2, 2]);
});
