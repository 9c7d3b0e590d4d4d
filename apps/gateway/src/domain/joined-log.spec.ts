import { joinedBuckets, joinedPage } from './joined-log';

const part = (total: number, ...ids: string[]) => ({ entries: ids.map((id) => ({ id })), total });

describe('joinedPage', () => {
  it.each([
    ['the newest', 0, 'desc', ['f', 'e']],
    ['those before', 1, 'desc', ['d', 'c']],
    ['what is left', 2, 'desc', ['a']],
    ['nothing more', 3, 'desc', []],
  ] as const)('has %s', (_, page, way, expected) => {
    const { content, rows } = joinedPage([part(2, 'f', 'a'), part(3, 'e', 'd', 'c')], {
      page,
      size: 2,
      way,
    });
    expect(content.map(({ id }) => id)).toEqual(expected);
    expect(rows).toBe(5);
  });

  it('begins with the oldest the other way', () => {
    const { content } = joinedPage([part(9, 'b'), part(9, 'a', 'c')], {
      page: 0,
      size: 2,
      way: 'asc',
    });
    expect(content.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

it('adds counts up by key, the most first and equal ones by key', () => {
  const parts = [
    [
      { key: 'b', count: 2 },
      { key: 'c', count: 1 },
    ],
    [
      { key: 'c', count: 3 },
      { key: 'a', count: 2 },
    ],
  ];
  expect(joinedBuckets(parts)).toEqual([
    { key: 'c', count: 4 },
    { key: 'a', count: 2 },
    { key: 'b', count: 2 },
  ]);
});
