import { movedRow } from './moved-row';

const ID = '0196f1b0-3c00-7123-8abc-0123456789ab';
const DAY_LATER = '0196f6d6-9800-7123-8abc-0123456789ab';

const read = (line: string): Record<string, unknown> => JSON.parse(line) as never;

describe('a recorded row that is moved by days', () => {
  it.each([
    ['a date', '{"on":"2025-12-31"}', '{"on":"2026-01-01"}'],
    ['an instant', '{"at":"2025-02-28T23:59:59.5+00:00"}', '{"at":"2025-03-01T23:59:59.5+00:00"}'],
    ['a date within a value', '{"a":{"b":["2025-06-01"]}}', '{"a":{"b":["2025-06-02"]}}'],
    ['the time within an id', `{"id":"${ID}"}`, `{"id":"${DAY_LATER}"}`],
    ['an id within a text', `{"to":"quote/${ID}"}`, `{"to":"quote/${DAY_LATER}"}`],
  ])('moves %s', (_, line, moved) => {
    expect(movedRow(read(line), 1)).toBe(moved);
  });

  it.each([
    ['a date within a sentence', '{"note":"Since 2025-12-31."}'],
    ['a number', '{"number":"P-25-0000001"}'],
    ['a fixed id of the demo', '{"id":"01900000-0000-7000-8000-000000000002"}'],
    ['an id without a time', '{"id":"0196f1b0-3c00-4123-8abc-0123456789ab"}'],
  ])('leaves %s', (_, line) => {
    expect(movedRow(read(line), 1)).toBe(line);
  });

  it('leaves the dates of a column that stays', () => {
    const line = '{"on":"2025-06-01","input":{"on":"2025-06-01"}}';
    expect(movedRow(read(line), 1, 'input')).toBe(
      '{"on":"2025-06-02","input":{"on":"2025-06-01"}}',
    );
  });
});
