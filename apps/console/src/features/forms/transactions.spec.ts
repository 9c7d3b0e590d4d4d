import { isPrinted, standingOf, TRANSACTIONS } from './transactions';

it('papers of policies print their forms; no notice, certificate or claim does', () => {
  expect(TRANSACTIONS.filter((one) => !isPrinted([one]))).toEqual([
    'NOTICE',
    'CERTIFICATE',
    'CLAIM',
  ]);
});

it.each([
  ['ACTIVE', ['NEW', 'RENEWAL'], 'ACTIVE'],
  ['ACTIVE', ['CERTIFICATE', 'CANCELLATION'], 'ACTIVE'],
  ['ACTIVE', ['CERTIFICATE'], 'UNPRINTED'],
  ['ACTIVE', ['NOTICE', 'CLAIM'], 'UNPRINTED'],
  ['PROPOSED', ['CLAIM'], 'PROPOSED'],
  ['DRAFT', ['CLAIM'], 'DRAFT'],
] as const)('a form that is %s with %j stands as %s', (status, transactions, standing) => {
  expect(standingOf({ status, transactions: [...transactions] })).toBe(standing);
});
