import { commissionStatus } from './commission-status';

describe('commissionStatus', () => {
  it.each([
    ['nothing is paid by the insured', 'ACCRUED', { amount: 150, released: 0, paid: 0 }],
    ['a part of the premium came', 'RELEASED', { amount: 150, released: 75, paid: 0 }],
    ['that part was paid out', 'RELEASED', { amount: 150, released: 75, paid: 75 }],
    ['the rest came since', 'RELEASED', { amount: 150, released: 150, paid: 75 }],
    ['all was paid out', 'PAID', { amount: 150, released: 150, paid: 150 }],
    ['premium was taken back after that', 'PAID', { amount: 150, released: 0, paid: 150 }],
    ['there is nothing to earn', 'ACCRUED', { amount: 0, released: 0, paid: 0 }],
    ['the agency keeps it', 'KEPT', { amount: 150, released: 0, paid: 0, kept: true }],
    ['what it keeps went back', 'CHARGED_BACK', { amount: -150, released: 0, paid: 0, kept: true }],
    ['premium was returned', 'CHARGED_BACK', { amount: -150, released: -150, paid: -150 }],
  ])('where %s is %s', (_, expected, money) => {
    expect(commissionStatus({ kept: false, ...money })).toBe(expected);
  });
});
