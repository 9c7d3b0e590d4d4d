import { checkSnooze } from './snooze';

const NOW = new Date('2026-01-15T12:00:00Z');

describe('checkSnooze', () => {
  it.each(['2026-01-15T12:00:01Z', '2026-01-16T00:00:00Z', '2026-04-15T12:00:00Z'])(
    'lets a quote come back at %s',
    (until) => {
      expect(() => checkSnooze(new Date(until), NOW)).not.toThrow();
    },
  );

  it.each(['2026-01-15T12:00:00Z', '2026-01-14T00:00:00Z', '2026-04-15T12:00:01Z'])(
    'refuses %s',
    (until) => {
      expect(() => checkSnooze(new Date(until), NOW)).toThrow(
        'Choose a time within the next 90 days.',
      );
    },
  );
});
