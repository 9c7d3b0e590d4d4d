import { policyCounts } from './policy-groups';

describe('the counts of a dashboard of policies', () => {
  it('are those of each status and of each group', () => {
    expect(
      policyCounts([
        { status: 'IN FORCE', count: 7, renewable: 2 },
        { status: 'CANCEL PENDING', count: 3, renewable: 0 },
        { status: 'FLAT CANCELLED', count: 1, renewable: 0 },
        { status: 'VOID', count: 4, renewable: 0 },
      ]),
    ).toEqual({
      'IN FORCE': 7,
      'CANCEL PENDING': 3,
      'FLAT CANCELLED': 1,
      VOID: 4,
      'OPEN FOR RENEWAL': 2,
      CANCELLATIONS: 4,
      INACTIVE: 4,
    });
  });

  it('are none of nothing', () => {
    expect(policyCounts([])).toEqual({ 'OPEN FOR RENEWAL': 0, CANCELLATIONS: 0, INACTIVE: 0 });
  });
});
