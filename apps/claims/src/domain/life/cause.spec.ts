import type { Payment } from './book';
import { assertCauseMoves } from './cause';

const moving = (statuses: Payment['status'][]) => () =>
  assertCauseMoves(statuses.map((status) => ({ status })));

it.each<[string, Payment['status'][]]>([
  ['nothing was asked for', []],
  ['what was asked for came back', ['VOID', 'STOPPED']],
])('the cause of a claim changes where %s', (_, statuses) => {
  expect(moving(statuses)).not.toThrow();
});

it.each<Payment['status']>(['REQUESTED', 'APPROVED', 'ISSUED', 'CLEARED'])(
  'the cause of a claim stays while a payment is %s',
  (status) => {
    const refused = { code: 'CAUSE_PAID', status: 409 };
    expect(moving(['VOID', status])).toThrow(expect.objectContaining(refused));
  },
);
