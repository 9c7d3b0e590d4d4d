import type { AppetiteAnswer, ProductAppetite } from './appetite';
import { appetiteOf, turnedBy } from './appetite';
import type { RatingFlag } from './quote-rating';

const flag = (level: RatingFlag['level'], reason: string): RatingFlag => ({
  level,
  reason,
  rule: reason,
});

describe('appetite', () => {
  it.each<[string, RatingFlag[], AppetiteAnswer]>([
    ['nothing', [], { answer: 'IN', reasons: [] }],
    ['something to know', [flag('info', 'Rounded')], { answer: 'IN', reasons: [] }],
    [
      'a referral',
      [flag('info', 'Rounded'), flag('refer', 'Large')],
      { answer: 'REFERRED', reasons: ['Large'] },
    ],
    [
      'a refusal beside a referral',
      [flag('refer', 'Large'), flag('decline', 'Gambling'), flag('block', 'Closed')],
      { answer: 'OUT', reasons: ['Gambling', 'Closed'] },
    ],
  ])('after %s', (_, flags, answer) => {
    expect(appetiteOf(flags)).toEqual(answer);
  });

  it('is turned by what is answered better, the best first', () => {
    const others: ProductAppetite[] = [
      { product: 'P250_S', answer: 'REFERRED', reasons: ['Large'] },
      { product: 'P100', answer: 'OUT', reasons: ['Gambling'] },
      { product: 'P100_PRO', answer: 'IN', reasons: [] },
    ];
    const products = (answer: AppetiteAnswer['answer']): string[] =>
      turnedBy({ answer, reasons: [] }, others).map(({ product }) => product);
    expect(products('OUT')).toEqual(['P100_PRO', 'P250_S']);
    expect(products('REFERRED')).toEqual(['P100_PRO']);
    expect(products('IN')).toEqual([]);
  });
});
