import { chosenIndex } from './chosen-index';

const lines = (...ids: string[]) => ids.map((id) => ({ id }));

describe('the chosen line', () => {
  it('stays chosen when hits arrive above it', () => {
    expect(chosenIndex(lines('page', 'action'), 'action')).toBe(1);
    expect(chosenIndex(lines('hit', 'page', 'action'), 'action')).toBe(2);
  });

  it('is the first until somebody chooses, and when the chosen one is gone', () => {
    expect(chosenIndex(lines('hit', 'page'), null)).toBe(0);
    expect(chosenIndex(lines('hit', 'page'), 'action')).toBe(0);
    expect(chosenIndex([], null)).toBe(0);
  });
});
