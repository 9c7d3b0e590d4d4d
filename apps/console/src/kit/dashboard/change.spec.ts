import { changeOf } from './change';

describe('the change of a figure', () => {
  it.each([
    [150, 100, 'more', 50],
    [50, 100, 'less', 50],
    [100, 100, 'same', 0],
    [0, 100, 'less', 100],
    [100, 0, 'none', 0],
    [100, null, 'none', 0],
    [0, 0, 'same', 0],
    [1, 3, 'less', 67],
  ])('from %d after %p is %s by %d percent', (value, previous, kind, by) => {
    expect(changeOf(value, previous)).toEqual({ kind, by, unit: 'percent' });
  });

  it.each([
    [25, 20, 'more', 5],
    [0, 20, 'less', 20],
    [20, 20, 'same', 0],
    [5, 0, 'more', 5],
  ])('of a percentage from %d after %d is %s by %d points', (value, previous, kind, by) => {
    expect(changeOf(value, previous, true)).toEqual({ kind, by, unit: 'points' });
  });
});
