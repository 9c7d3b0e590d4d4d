import { formatPercent, formatRelative } from './formatting';

const NOW = Date.UTC(2026, 10, 23, 12);

it.each([
  [0, 'now'],
  [59_000, 'now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [3 * 3_600_000, '3 hours ago'],
  [24 * 3_600_000, 'yesterday'],
  [3 * 86_400_000, '3 days ago'],
])('tells %i ms as "%s"', (past, text) => {
  expect(formatRelative(new Date(NOW - past).toISOString(), NOW, 'en-US')).toBe(text);
});

it('tells the date after a week', () => {
  expect(formatRelative('2026-11-01T12:00:00Z', NOW, 'en-US')).toBe('Nov 01, 2026');
});

it.each([
  [87.4817, '87.48%'],
  [12.5, '12.5%'],
  [15, '15%'],
  [0.004, '0%'],
])('writes %d as a share of %s', (share, text) => {
  expect(formatPercent(share)).toBe(text);
});
