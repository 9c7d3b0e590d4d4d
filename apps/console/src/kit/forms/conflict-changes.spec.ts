import { foreignChanges, isChanged } from './conflict-changes';

const fieldOf = { firstName: 'firstName', isDefault: 'default' };
const first = { by: 'Ada Admin', at: '2026-03-01T10:00:00.000Z' };
const second = { by: null, at: '2026-03-01T09:00:00.000Z' };

describe('what others changed', () => {
  it('is told once for each change, with the fields that the form has', () => {
    const items = [
      { pointer: '/firstName', detail: 'user.change', changed: first },
      { pointer: '/isDefault', detail: 'user.change', changed: first },
      { pointer: '/modified', detail: 'user.change', changed: first },
      { pointer: '/avatarUrl', detail: 'user.change-picture', changed: second },
    ];
    expect(foreignChanges(items, fieldOf)).toEqual([
      { ...first, fields: ['firstName', 'default'] },
      { ...second, fields: [] },
    ]);
  });

  it('is nothing that the server did not tell', () => {
    expect(foreignChanges([{ detail: 'Read it again.' }], fieldOf)).toEqual([]);
  });
});

describe('a value of a form', () => {
  it.each([
    ['typed over', 'Lee', 'Ada', true],
    ['left empty', '', '', false],
    ['another choice', ['a', 'b'], ['a', 'c'], true],
    ['the same choice', ['a', 'b'], ['a', 'b'], false],
    ['answered with no', undefined, false, true],
  ])('%s', (_, before, now, expected) => {
    expect(isChanged(before, now)).toBe(expected);
  });
});
