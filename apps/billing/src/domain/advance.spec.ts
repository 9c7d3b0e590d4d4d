import { advanceOf } from './advance';
import { payableOf } from './check-amount';

const invoice = (amountDue: number, paid = 0, pending = 0) => ({ amountDue, paid, pending });

it.each([
  ['nothing is paid', 700, 0, [invoice(300)], { owed: 1_000, room: 1_000 }],
  ['what is kept is paid', 700, 0, [invoice(300, 300)], { owed: 700, room: 700 }],
  ['a part is held', 700, 200, [invoice(300, 300)], { owed: 500, room: 500 }],
  ['all is held', 700, 700, [invoice(300, 300)], { owed: 0, room: 0 }],
  ['more is held', 700, 900, [invoice(300)], { owed: 300, room: 300 }],
  ['all is under way', 700, 0, [invoice(300, 0, 1_000)], { owed: 1_000, room: 0 }],
  ['a part is under way', 700, 0, [invoice(300, 0, 400)], { owed: 1_000, room: 600 }],
  ['a part of one invoice is', 700, 0, [invoice(300, 0, 100)], { owed: 1_000, room: 900 }],
  ['some of a paid one is', 700, 0, [invoice(300, 300, 50)], { owed: 700, room: 650 }],
])('a policy may be paid to be reinstated when %s', (_, charge, held, invoices, payable) => {
  expect(payableOf(invoices, 0, advanceOf(charge, held, invoices))).toEqual(payable);
});

it('keeps room for what is handed over at the portal', () => {
  const invoices = [invoice(300)];
  expect(payableOf(invoices, 400, advanceOf(700, 0, invoices)).room).toBe(600);
});
