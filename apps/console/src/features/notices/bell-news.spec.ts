import { toldAfter } from './bell-news';

const FIRST = { count: 2, isNews: false };

it('tells nothing with the page itself, whatever waits', () => {
  expect(toldAfter(undefined, 0)).toEqual({ count: 0, isNews: false });
  expect(toldAfter(undefined, 2)).toEqual(FIRST);
});

it('stays what it is while nothing changes', () => {
  expect(toldAfter(FIRST, 2)).toBe(FIRST);
});

it('tells every change from then on, also that nothing waits any more', () => {
  const read = toldAfter(FIRST, 0);
  expect(read).toEqual({ count: 0, isNews: true });
  expect(toldAfter(read, 2)).toEqual({ count: 2, isNews: true });
});
