import type { AccountStatus } from '@palisade/contracts';
import type { AccountAct, AccountAction } from './account-status';
import { offeredActs, standingText, statusAfter, statusAfterAct } from './account-status';

describe('the status of an account', () => {
  it.each<[AccountStatus, AccountAction, AccountStatus | null]>([
    ['Open', 'requestQuote', 'Quoted'],
    ['Quoted', 'requestQuote', null],
    ['Active Policy', 'requestQuote', null],
    ['Open', 'issuePolicy', 'Active Policy'],
    ['Quoted', 'issuePolicy', 'Active Policy'],
    ['Active Policy', 'issuePolicy', null],
    ['Declined', 'issuePolicy', 'Active Policy'],
    ['Active Policy', 'endLastPolicy', 'Open'],
    ['Open', 'endLastPolicy', null],
    ['Lost', 'reopen', 'Open'],
    ['Declined', 'reopen', null],
  ])('%s, %s: %s', (status, action, expected) => {
    expect(statusAfter(status, action)).toBe(expected);
  });

  it.each<[AccountStatus, boolean, AccountAct, AccountStatus | string]>([
    ['Open', false, 'decline', 'Declined'],
    ['Quoted', true, 'lost', 'Lost'],
    ['Declined', false, 'undecline', 'Open'],
    ['Lost', false, 'delete', 'Deleted'],
    ['Open', true, 'delete', 'An account that was bound cannot be deleted.'],
    ['Active Policy', true, 'decline', 'An account with a policy in force cannot be declined.'],
    ['Declined', false, 'decline', 'Declined'],
    ['Open', false, 'undecline', 'Open'],
  ])('%s, bound %s, %s: %s', (status, wasBound, act, expected) => {
    const isAllowed = offeredActs({ status, wasBound }, () => true).includes(act);
    if (isAllowed) expect(statusAfterAct({ status, wasBound }, act)).toBe(expected);
    else expect(() => statusAfterAct({ status, wasBound }, act)).toThrow(expected);
  });

  it('offers nobody what their role does not permit', () => {
    const open = { status: 'Open', wasBound: false } as const;
    const holds = (permission: string): boolean => permission === 'account:lost';
    expect(offeredActs(open, holds)).toEqual(['lost']);
  });

  it('asks for a text of their own where people choose none of the reasons', () => {
    expect(standingText({ reasonSummary: 'Poor Controls', reason: 'No backups.' })).toBe(
      'Poor Controls: No backups.',
    );
    expect(() => standingText({ reasonSummary: 'Fill-in option', reason: 'x' })).toThrow(
      'Fill-In text is required',
    );
  });
});
