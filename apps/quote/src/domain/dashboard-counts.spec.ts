import type { DashboardChoice, DashboardCounts, StatusTally } from './dashboard-counts';
import { dashboardCounts } from './dashboard-counts';

const TALLIES: StatusTally[] = [
  { isRenewal: false, status: 'READY', count: 5 },
  { isRenewal: true, status: 'READY', count: 2 },
  { isRenewal: false, status: 'INVALID', count: 3 },
  { isRenewal: false, status: 'DECLINED', count: 1 },
  { isRenewal: true, status: 'DECLINED', count: 4 },
];

describe('the counts of a dashboard of quotes', () => {
  it.each<[DashboardChoice, DashboardCounts]>([
    [
      {},
      {
        type: { 'NEW BUSINESS': 9, RENEWALS: 6 },
        status: { READY: 7, INVALID: 3, DECLINED: 5, INACTIVE: 8 },
      },
    ],
    [
      { type: 'RENEWALS' },
      {
        type: { 'NEW BUSINESS': 9, RENEWALS: 6 },
        status: { READY: 2, DECLINED: 4, INACTIVE: 4 },
      },
    ],
    [
      { status: 'INACTIVE' },
      {
        type: { 'NEW BUSINESS': 4, RENEWALS: 4 },
        status: { READY: 7, INVALID: 3, DECLINED: 5, INACTIVE: 8 },
      },
    ],
    [
      { type: 'NEW BUSINESS', status: 'READY' },
      {
        type: { 'NEW BUSINESS': 5, RENEWALS: 2 },
        status: { READY: 5, INVALID: 3, DECLINED: 1, INACTIVE: 4 },
      },
    ],
  ])('of %j are what each choice would show beside the other', (choice, counts) => {
    expect(dashboardCounts(TALLIES, choice)).toEqual(counts);
  });

  it('are none of nothing', () => {
    expect(dashboardCounts([], {})).toEqual({
      type: { 'NEW BUSINESS': 0, RENEWALS: 0 },
      status: { INACTIVE: 0 },
    });
  });
});
