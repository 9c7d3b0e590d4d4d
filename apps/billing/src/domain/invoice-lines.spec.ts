import type { Line } from './invoice-lines';
import { amountIssued } from './invoice-lines';

const ISSUED = new Date('2026-01-15T12:00:00Z');
const LATER = new Date('2026-05-01T09:00:00Z');
const line = (type: Line['type'], amount: number, created = ISSUED) => ({ type, amount, created });

describe('what an invoice first asked for', () => {
  const own = [line('premium', 100_000), line('surplusLineTax', 4_850)];

  it.each([
    ['is all of its own lines', own, 104_850],
    ['stays after a credit', [...own, line('premium', -40_000, LATER)], 104_850],
    ['stays after all of it went back', [...own, line('premium', -104_850, LATER)], 104_850],
    ['stays after a rest was written off', [...own, line('writeOff', -350, LATER)], 104_850],
    ['is net where an agency collects', [...own, line('commission', -15_000)], 89_850],
  ])('%s', (_, lines, expected) => {
    expect(amountIssued(lines, ISSUED)).toBe(expected);
  });
});
