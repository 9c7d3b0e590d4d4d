import fc from 'fast-check';
import { billsOf, netCredits, netLines } from './agency-bill';
import { spreadCredit } from './credit';
import type { Line } from './invoice-lines';
import { totalOf } from './invoice-lines';

const premium = (amount: number): Line => ({ type: 'premium', amount });
const tax = (amount: number): Line => ({ type: 'surplusLineTax', amount });
const commission = (amount: number): Line => ({ type: 'commission', amount });
const NO_CHARGE = { brokerFee: 0, mgaFee: 0, surplusLineTax: 0, surplusStampingFee: 0, ipt: 0 };

describe('what an agency collects', () => {
  it.each<[string, Line[], number | null, Line[]]>([
    [
      'is asked for net of its commission, not of that on taxes',
      [premium(100_000), tax(4_850)],
      15,
      [premium(100_000), tax(4_850), commission(-15_000)],
    ],
    ['keeps half a cent up', [premium(10)], 15, [premium(10), commission(-2)]],
    ['is gross where it is paid by statements', [premium(100)], null, [premium(100)]],
    ['keeps nothing at no percent', [premium(100)], 0, [premium(100)]],
    ['keeps nothing of a tax', [tax(100)], 15, [tax(100)]],
  ])('%s', (_, lines, pct, expected) => {
    expect(netLines(lines, pct)).toEqual(expected);
  });

  it('is billed for each invoice apart, and for no line of another', () => {
    const of = (invoiceId: string, line: Line) => ({ ...line, invoiceId });
    const lines = [of('a', premium(1_000)), of('b', premium(500)), of('a', commission(-150))];
    expect([...billsOf(lines)]).toEqual([
      ['a', { gross: 1_000, commission: 150 }],
      ['b', { gross: 500, commission: 0 }],
    ]);
  });

  it('gives its commission of a return back, rounded once over its invoices', () => {
    const credits = new Map([
      ['a', [premium(-10)]],
      ['b', [premium(-10)]],
      ['c', [tax(-5)]],
    ]);
    expect([...netCredits(credits, 15)]).toEqual([
      ['a', [premium(-10), commission(2)]],
      ['b', [premium(-10), commission(1)]],
      ['c', [tax(-5)]],
    ]);
    expect([...netCredits(credits, null)]).toEqual([...credits]);
  });

  it('owes nothing once all of it went back, however it was charged and paid', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 });
    const invoice = fc.record({ charged: cents, share: fc.nat(100) });
    fc.assert(
      fc.property(fc.array(invoice, { minLength: 1, maxLength: 5 }), (all) => {
        const invoices = all.map(({ charged, share }, id) => {
          const lines = netLines([premium(charged)], 15);
          return { id: String(id), lines, paid: Math.floor((totalOf(lines) * share) / 100) };
        });
        const back = all.reduce((sum, { charged }) => sum - charged, 0);
        const credits = netCredits(spreadCredit(invoices, { premium: back, ...NO_CHARGE }), 15);
        for (const { id, lines } of invoices) {
          expect(totalOf([...lines, ...(credits.get(id) ?? [])], 'premium')).toBe(0);
        }
        const left = invoices.flatMap(({ id, lines }) => [...lines, ...(credits.get(id) ?? [])]);
        expect(Math.abs(totalOf(left))).toBeLessThanOrEqual(invoices.length);
      }),
    );
  });
});
