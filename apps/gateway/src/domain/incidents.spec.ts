import { checkShownUntil, isOver, isShown } from './incidents';

const at = (hour: number): Date => new Date(Date.UTC(2026, 0, 15, hour));
const texts = { US: { title: 'T', message: 'M' }, UK: { title: 'T', message: 'M' } };
const incident = (until: number | null = null, ended: number | null = null) => ({
  texts,
  shownFrom: at(10),
  shownUntil: until === null ? null : at(until),
  endedOn: ended === null ? null : at(ended),
});

describe('the incident that the banner tells of', () => {
  it.each([
    ['before it begins', incident(), 9, false, false],
    ['from its beginning on', incident(), 10, true, false],
    ['without an end', incident(), 23, true, false],
    ['before its end', incident(12), 11, true, false],
    ['at its end', incident(12), 12, false, true],
    ['that somebody ended', incident(null, 11), 11, false, true],
    ['that somebody ended before it began', incident(null, 9), 10, false, true],
  ])('%s', (_, stated, hour, shown, over) => {
    expect(isShown(stated, at(hour))).toBe(shown);
    expect(isOver(stated, at(hour))).toBe(over);
  });

  it.each([
    [10, 12, 9, true],
    [10, 10, 9, false],
    [10, 12, 12, false],
    [10, null, 23, true],
  ])('from %s until %s, stated at %s', (from, until, now, isAllowed) => {
    const check = () => {
      checkShownUntil(at(from), until === null ? null : at(until), at(now));
    };
    if (isAllowed) expect(check).not.toThrow();
    else expect(check).toThrow('The end must come after the beginning.');
  });
});
