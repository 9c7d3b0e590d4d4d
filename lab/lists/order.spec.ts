import { compareValues, judgeOrder } from './order';

describe('the order of a list', () => {
  it.each([
    [1, 2, -1],
    ['10', '9', -1],
    ['Zebra', 'apple', -1],
    ['zebra', 'Ärzte', -1],
    ['z', null, -1],
    [null, null, 0],
    [false, true, -1],
  ])('has %j and %j', (one, other, order) => {
    expect(Math.sign(compareValues(one, other))).toBe(order);
    expect(Math.sign(compareValues(other, one))).toBe(order === 0 ? 0 : -order);
  });

  const [a, b, c] = [1, 2, 2].map((price, id) => ({ id, price }));
  const price = (row: object) => (row as { price: number }).price;

  it.each([
    ['both ways', [a, b, c], [c, b, a], null],
    ['a row too few', [a, b], [b, a], 'other rows'],
    ['equals in another order', [a, b, c], [b, c, a], 'turned round'],
    ['one way for both', [b, c, a], [a, c, b], '2 comes before 1'],
  ])('is judged: %s', (_, rising, falling, finding) => {
    const found = judgeOrder([a, b, c], { rising, falling }, price);
    if (finding === null) expect(found).toBeNull();
    else expect(found).toContain(finding);
  });
});
