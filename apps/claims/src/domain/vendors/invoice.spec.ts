import { sumOf } from '@palisade/kernel';
import type { Agreed, InvoiceLine } from './invoice';
import { answered, appealed, reviewed, totalsOf } from './invoice';

const LINE: InvoiceLine = {
  number: 1,
  date: '2026-01-16',
  kind: 'FEE',
  taskCode: 'L110',
  units: 200,
  unitPrice: 350_00,
  adjustment: 0,
  classification: 'PARTNER',
  worker: 'Robin Hale',
  text: 'Research',
};

const AGREED: Agreed = {
  quote: { status: 'GRANTED', taskCodes: ['L110', 'E110'], amount: 1_000_00 },
  taken: 0,
  rates: [{ classification: 'Partner', hourly: 300_00 }],
};

const GRANTED = AGREED.quote!;

describe('a line of an invoice', () => {
  it.each<[string, Partial<InvoiceLine>, Partial<Agreed>, number, (string | number)[]]>([
    ['within card and quote', { unitPrice: 300_00 }, {}, 600_00, []],
    ['above the card', {}, {}, 600_00, ['RATE_ABOVE_CARD', 100_00]],
    [
      'above the card by less than its discount',
      { adjustment: -150_00 },
      {},
      450_00,
      ['RATE_ABOVE_CARD', 100_00],
    ],
    [
      'of somebody whom the card does not name',
      { classification: 'CLERK' },
      {},
      0,
      ['NOT_ON_CARD', 700_00],
    ],
    ['where no card was agreed', {}, { rates: [] }, 700_00, []],
    ['of an expense', { kind: 'EXPENSE', taskCode: 'E110', classification: null }, {}, 700_00, []],
    ['of another task', { taskCode: 'L510' }, {}, 0, ['TASK_NOT_QUOTED', 700_00]],
    ['under no quote', {}, { quote: null }, 0, ['NO_CONSENT', 700_00]],
    [
      'under a quote that waits',
      {},
      { quote: { ...GRANTED, status: 'ASKED' } },
      0,
      ['NO_CONSENT', 700_00],
    ],
    [
      'under a refused quote',
      {},
      { quote: { ...GRANTED, status: 'REFUSED' } },
      0,
      ['NO_CONSENT', 700_00],
    ],
    [
      'beyond what is left',
      { unitPrice: 300_00 },
      { taken: 500_00 },
      500_00,
      ['BEYOND_QUOTE', 100_00],
    ],
    [
      'beyond card and quote',
      {},
      { taken: 500_00 },
      500_00,
      ['RATE_ABOVE_CARD', 100_00, 'BEYOND_QUOTE', 100_00],
    ],
    [
      'after the quote was spent',
      { unitPrice: 300_00 },
      { taken: 1_200_00 },
      0,
      ['BEYOND_QUOTE', 600_00],
    ],
    [
      'above the card by what is added to it',
      { unitPrice: 300_00, adjustment: 90_00 },
      {},
      600_00,
      ['RATE_ABOVE_CARD', 90_00],
    ],
    [
      'below the card with what is added to it',
      { unitPrice: 250_00, adjustment: 90_00 },
      {},
      590_00,
      [],
    ],
    ['of half a cent', { units: 50, unitPrice: 1 }, {}, 1, []],
  ])('%s', (_, line, agreed, allowed, cuts) => {
    const [read] = reviewed([{ ...LINE, ...line }], { ...AGREED, ...agreed });
    expect([read.allowed, ...read.cuts.flatMap((cut) => [cut.reason, cut.amount])]).toEqual([
      allowed,
      ...cuts,
    ]);
    expect(read.allowed + read.cuts.reduce((sum, cut) => sum + cut.amount, 0)).toBe(read.amount);
  });

  it('takes of the quote what the lines before it left', () => {
    const lines = [LINE, { ...LINE, number: 2 }].map((line) => ({ ...line, unitPrice: 300_00 }));
    const read = reviewed(lines, AGREED);
    expect(read.map(({ allowed }) => allowed)).toEqual([600_00, 400_00]);
    expect(totalsOf(read)).toEqual({ amount: 1_200_00, allowed: 1_000_00 });
  });
});

describe('an appeal', () => {
  const lines = reviewed([LINE, { ...LINE, number: 2, unitPrice: 100_00 }], AGREED);
  const invoice = { status: 'REVIEWED' as const, lines };
  const appeal = [{ number: 1, text: 'It was a holiday.' }];
  const waiting = { status: 'APPEALED' as const, lines: appealed(invoice, appeal) };

  it('is of lines of which something was cut', () => {
    expect(waiting.lines.map((line) => line.appeal)).toEqual(['It was a holiday.', null]);
    expect(() => appealed(invoice, [{ number: 2, text: 'No' }])).toThrow('Nothing is cut');
    expect(() => appealed(invoice, [{ number: 9, text: 'No' }])).toThrow('Nothing is cut');
  });

  it('comes once', () => {
    expect(() => appealed(waiting, appeal)).toThrow('appealed already');
  });

  it('is answered for each of its lines, and changes no other', () => {
    const answers = [
      { number: 1, allowed: 650_00, text: 'Half of it' },
      { number: 2, allowed: 0, text: 'Not asked' },
    ];
    const read = answered(waiting, answers);
    expect(read.map(({ allowed, answer }) => [allowed, answer])).toEqual([
      [650_00, 'Half of it'],
      [200_00, null],
    ]);
    expect(() => answered(waiting, answers.slice(1))).toThrow('is not answered');
    expect(() => answered(invoice, answers)).toThrow('No appeal');
  });

  it.each<[number, (string | number)[]]>([
    [550_00, ['RATE_ABOVE_CARD', 100_00, 'BEYOND_QUOTE', 50_00]],
    [600_00, ['RATE_ABOVE_CARD', 100_00]],
    [650_00, ['RATE_ABOVE_CARD', 50_00]],
    [700_00, []],
  ])('answered with %d takes off the last cut first', (allowed, cuts) => {
    const cut = reviewed([LINE], { ...AGREED, taken: 500_00 });
    const said = {
      status: 'APPEALED' as const,
      lines: appealed({ ...invoice, lines: cut }, appeal),
    };
    const [read] = answered(said, [{ number: 1, allowed, text: 'So' }]);
    expect(read.cuts.flatMap(({ reason, amount }) => [reason, amount])).toEqual(cuts);
    expect(read.allowed + sumOf(read.cuts.map(({ amount }) => amount))).toBe(read.amount);
  });

  it.each([599_99, 700_01])('is never answered with %d', (allowed) => {
    expect(() => answered(waiting, [{ number: 1, allowed, text: 'So' }])).toThrow('no less');
  });
});
