import {
  moveColumn,
  orderColumns,
  parsePreferences,
  visibleColumns,
  withColumn,
} from './list-columns';

const columns = ['name', 'city', 'state', 'status'].map((key) => ({ key }));
const keys = (list: { key: string }[]) => list.map(({ key }) => key).join(' ');

describe('list columns', () => {
  it.each([
    ['no choice', [], 'name city state status'],
    ['a full choice', ['status', 'state', 'city'], 'name status state city'],
    ['a choice made before two columns came', ['state'], 'name state city status'],
    ['a choice that names a column long gone', ['gone', 'state'], 'name state city status'],
    ['a choice that moves the link column', ['status', 'name'], 'name status city state'],
  ])('orders by %s', (_, order, expected) => {
    expect(keys(orderColumns(columns, order))).toBe(expected);
  });

  it('hides what the person hid, never the link', () => {
    expect(keys(visibleColumns(columns, { order: [], hidden: ['name', 'state'], shown: [] }))).toBe(
      'name city status',
    );
  });

  it('shows an optional column to who chose it', () => {
    const all = [...columns, { key: 'premium', isOptional: true }];
    const none = { order: [], hidden: [], shown: [] };
    expect(keys(visibleColumns(all, none))).toBe('name city state status');
    const chosen = withColumn(none, all[4]!, true);
    expect(keys(visibleColumns(all, chosen))).toBe('name city state status premium');
    expect(withColumn(chosen, all[4]!, false)).toEqual(none);
    expect(withColumn(none, all[1]!, false)).toEqual({ order: [], hidden: ['city'], shown: [] });
    expect(withColumn({ ...none, hidden: ['city'] }, all[1]!, true)).toEqual(none);
  });

  it.each([
    ['state', -1, 'state city status'],
    ['city', 1, 'state city status'],
    ['city', -1, 'city state status'],
    ['status', 1, 'city state status'],
    ['name', 1, 'city state status'],
  ] as const)('moves %s by %i', (key, by, expected) => {
    expect(moveColumn(columns, key, by).join(' ')).toBe(expected);
  });

  it.each([
    ['nothing', null, { density: 'comfortable', order: [], hidden: [] }],
    ['broken text', '{', { density: 'comfortable', order: [], hidden: [] }],
    ['foreign shapes', '{"density":9,"order":"x","hidden":[1,"a"]}', { order: [], hidden: ['a'] }],
    ['a choice', '{"density":"compact","order":["a"],"hidden":[]}', { density: 'compact' }],
  ])('reads %s from storage', (_, stored, expected) => {
    expect(parsePreferences(stored)).toMatchObject(expected);
  });
});
