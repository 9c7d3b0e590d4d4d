import { componentIn, findComponents } from './find-components';
import { judgeComponentRows, readComponentRows } from './component-rows';

describe('the table of components that show money or an action', () => {
  it('has a row for each, which says what is asked of it or why not', () => {
    expect(judgeComponentRows(findComponents(), readComponentRows())).toEqual([]);
  });

  it.each([
    ['an amount', '<Money value={1} currency="USD" />'],
    ['an amount in words', "<p>{moneyText(1, 'USD')}</p>"],
    ['an action', "can('quote:bind') && <Button />"],
  ])('names a planted component without a row that shows %s', (_, inside) => {
    const text = `export const Planted = () => <div>{${inside.startsWith('<') ? inside : `(${inside})`}}</div>;`;
    const found = componentIn('features/quotes/planted.tsx', text);
    expect(judgeComponentRows(found ? [found] : [], [])).toEqual([
      'features/quotes/planted.tsx: has no row in apps/console/money-components.csv',
    ]);
  });

  it('leaves out what shows neither', () => {
    expect(componentIn('features/quotes/planted.tsx', 'export const Planted = () => <p />;')).toBe(
      undefined,
    );
  });
});
