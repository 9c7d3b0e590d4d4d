import { isScorePending } from './score-pending';

const NOW = new Date('2026-03-01T12:00:00Z');
const before = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);

describe('a score', () => {
  it.each<[string, Date | null, boolean, boolean]>([
    ['is pending while a scan is out', before(1), true, true],
    ['is not without a scan', null, true, false],
    ['is not for what is signed, bound or over', before(1), false, false],
    ['is not waited for for ever', before(15), true, false],
  ])('%s', (_, since, isOpen, expected) => {
    expect(isScorePending(since, isOpen, NOW)).toBe(expected);
  });
});
