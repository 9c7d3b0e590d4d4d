import type { PolicyStatus } from '@palisade/contracts';
import type { ReinstatementMoney, ReinstatementWait } from './reinstatement';
import { leftToReinstate, neededToReinstate, waitsFor } from './reinstatement';

const money = (balance: number, again: number, held = 0): ReinstatementMoney => ({
  balance,
  again,
  held,
});

describe('what must be paid to have a policy back', () => {
  it.each([
    ['nothing was paid', money(300, 700), 1_000, 1_000],
    ['a part was paid, and nothing went back', money(100, 700), 800, 800],
    ['more was paid than is kept, and the rest went back', money(0, 700), 700, 700],
    ['what is kept is paid since', money(0, 700, 0), 700, 700],
    ['a part is held', money(0, 700, 200), 700, 500],
    ['all is held', money(0, 700, 700), 700, 0],
    ['more is held', money(0, 700, 900), 700, 0],
  ])('where %s', (_, known, needed, left) => {
    expect([neededToReinstate(known), leftToReinstate(known)]).toEqual([needed, left]);
  });
});

it.each<[PolicyStatus, ReinstatementMoney, boolean, ReinstatementWait | null]>([
  ['IN REINSTATEMENT PERIOD', money(300, 700), false, 'BOTH'],
  ['IN REINSTATEMENT PERIOD', money(0, 700, 700), false, 'STATEMENT'],
  ['IN REINSTATEMENT PERIOD', money(1, 700, 700), true, 'PAYMENT'],
  ['IN REINSTATEMENT PERIOD', money(0, 700, 699), true, 'PAYMENT'],
  ['IN REINSTATEMENT PERIOD', money(0, 700, 700), true, null],
  ['CANCELLED', money(300, 700), false, null],
  ['IN FORCE', money(0, 0), false, null],
])('a policy that is %s with %j (signed: %s) waits for %s', (status, known, isSigned, wait) => {
  expect(waitsFor({ status, isSigned, ...known })).toBe(wait);
});
