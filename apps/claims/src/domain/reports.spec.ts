import { quietSince } from './reports';

it('a report is near 25 days after the last change', () => {
  expect(quietSince(new Date('2026-03-01T12:00:00Z'))).toEqual(new Date('2026-02-04T12:00:00Z'));
});
