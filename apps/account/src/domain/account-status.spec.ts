import type { AccountStatus } from '@palisade/contracts';
import type { AccountAction } from './account-status';
import { statusAfter } from './account-status';

describe('the status of an account', () => {
  it.each<[AccountStatus, AccountAction, AccountStatus | null]>([
    ['Open', 'requestQuote', 'Quoted'],
    ['Quoted', 'requestQuote', null],
    ['Active Policy', 'requestQuote', null],
    ['Open', 'issuePolicy', 'Active Policy'],
    ['Quoted', 'issuePolicy', 'Active Policy'],
    ['Active Policy', 'issuePolicy', null],
    ['Declined', 'issuePolicy', null],
    ['Active Policy', 'endLastPolicy', 'Open'],
    ['Open', 'endLastPolicy', null],
  ])('%s, %s: %s', (status, action, expected) => {
    expect(statusAfter(status, action)).toBe(expected);
  });
});
