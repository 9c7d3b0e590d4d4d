import type { Page } from '@palisade/kernel';
import { placeIn } from './queue-place';

const page = (ids: string, number = 0): Page<{ id: string }> =>
  ({
    content: [...ids].map((id) => ({ id })),
    number,
    size: 25,
    totalElements: 60,
    totalPages: 3,
  }) as Page<{ id: string }>;

describe('the place in a queue', () => {
  it.each([
    ['the first', 'abc', 'a', 0, [1, undefined, 'b']],
    ['one between', 'abc', 'b', 0, [2, 'a', 'c']],
    ['the last', 'abc', 'c', 0, [3, 'b', undefined]],
    ['one that an act took out', 'ac', 'b', 1, [null, 'a', 'c']],
    ['the first that an act took out', 'bc', 'a', 0, [null, undefined, 'b']],
    ['the last that an act took out', 'ab', 'c', 2, [null, 'b', undefined]],
    ['one of an empty queue', '', 'a', 0, [null, undefined, undefined]],
  ])('%s', (_, ids, openId, lastIndex, expected) => {
    const { number, previous, next } = placeIn(page(ids), openId, lastIndex);
    expect([number, previous?.id, next?.id]).toEqual(expected);
  });

  it('counts over all pages', () => {
    expect(placeIn(page('abc', 2), 'b', 0)).toMatchObject({ number: 52, total: 60 });
    expect(placeIn(undefined, 'b', 0)).toMatchObject({ number: null, row: null });
  });
});
