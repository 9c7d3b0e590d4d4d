import { changeOf } from './change';

describe('the change of a figure', () => {
  it.each([
    [150, 100, 'more', '50%'],
    [50, 100, 'less', '50%'],
    [100, 100, 'same', '0%'],
    [0, 100, 'less', '100%'],
    [100, 0, 'none', ''],
    [100, null, 'none', ''],
    [0, 0, 'same', ''],
    [1, 3, 'less', '67%'],
    [5000, 1, 'more', '499,900%'],
  ])('from %d after %p is %s %s', (value, previous, kind, by) => {
    expect(changeOf(value, previous)).toEqual({ kind, by });
  });

  it.each([
    [25, 20, 'more', '5%'],
    [0, 20, 'less', '20%'],
    [20, 20, 'same', '0%'],
    [20, null, 'none', ''],
  ])('of a share from %d after %p is counted in points: %s %s', (value, previous, kind, by) => {
    expect(changeOf(value, previous, true)).toEqual({ kind, by });
  });
});
