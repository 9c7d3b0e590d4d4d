import type { Revision } from '../../../lib/api-types';
import { actsOf, placeOf } from './acts-of';

const line = (number: number, act: number, type: Revision['type'], day: string, due: number) =>
  ({
    id: String(number),
    number,
    act,
    type,
    effectiveDate: `2026-${day}`,
    created: `2026-${day}T10:00:00.000Z`,
    data: { charges: { amountDue: due } },
  }) as unknown as Revision;

const ISSUE = line(1, 1, 'NEW', '01-01', 1000);
const LATER = line(2, 2, 'ENDORSEMENT', '09-01', 120.1);

describe('the acts of a policy', () => {
  it.each([
    ['an issue', [ISSUE], { type: 'NEW', amountDue: 1000, moved: [] }],
    ['a change', [ISSUE, LATER], { type: 'ENDORSEMENT', amountDue: 120.1, moved: [] }],
    [
      'a change that is dated before another',
      [
        ISSUE,
        LATER,
        line(3, 3, 'REVERSAL', '09-01', -120.1),
        line(4, 3, 'ENDORSEMENT', '03-01', 300),
        line(5, 3, 'ENDORSEMENT', '09-01', 131.2),
      ],
      {
        type: 'ENDORSEMENT',
        effectiveDate: '2026-03-01',
        amountDue: 311.1,
        moved: [{ effectiveDate: '2026-09-01', difference: 11.1 }],
      },
    ],
    [
      'a change that is taken back',
      [ISSUE, LATER, line(3, 3, 'REVERSAL', '09-01', -120.1)],
      { type: 'REVERSAL', effectiveDate: '2026-09-01', amountDue: -120.1, moved: [] },
    ],
    [
      'a reinstatement over a change that is laid again',
      [
        ISSUE,
        LATER,
        line(3, 3, 'CANCEL', '06-01', -500),
        line(4, 4, 'ENDORSEMENT', '09-01', 120.1),
        line(5, 4, 'REINSTATE', '06-01', 500),
      ],
      {
        type: 'REINSTATE',
        amountDue: 620.1,
        moved: [{ effectiveDate: '2026-09-01', difference: 120.1 }],
      },
    ],
  ])('tells %s by the line that it was done for', (_, revisions, last) => {
    expect(actsOf(revisions).at(-1)).toMatchObject(last);
  });

  it.each([
    ['2026-01-01', 0],
    ['2026-07-02T09:00:00.000Z', 49.9],
    ['2025-11-30', 0],
    ['2027-03-01', 100],
  ])('places %s on the line of its term', (day, place) => {
    expect(placeOf(day, '2026-01-01', '2027-01-01')).toBe(place);
  });
});
