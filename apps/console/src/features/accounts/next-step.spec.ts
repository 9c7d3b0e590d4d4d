import { accountNextStep, type StepAccount } from './next-step';

it.each<[string, StepAccount, string]>([
  ['a new account', { status: 'Open', errorMessage: null }, 'account.open'],
  ['one that cannot be quoted', { status: 'Open', errorMessage: 'Why.' }, 'account.blocked'],
  ['a quoted account', { status: 'Quoted', errorMessage: null }, 'account.quoted'],
  ['an insured account', { status: 'Active Policy', errorMessage: 'Why.' }, 'account.insured'],
  [
    'an insured account with a quote of another cover',
    { status: 'Active Policy', errorMessage: null, isQuoted: true },
    'account.insuredAndQuoted',
  ],
  [
    'a declined client with a quote',
    { status: 'Declined', errorMessage: null, isQuoted: true },
    'account.closed',
  ],
  ['a declined client', { status: 'Declined', errorMessage: 'Why.' }, 'account.closed'],
  ['a lost client', { status: 'Lost', errorMessage: null }, 'account.closed'],
  ['a deleted client', { status: 'Deleted', errorMessage: null }, 'account.closed'],
])('says what comes after %s', (_, account, key) => {
  expect(accountNextStep(account).key).toBe(key);
});
