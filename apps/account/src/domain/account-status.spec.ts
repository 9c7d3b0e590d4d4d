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
    const reason = 'No backups.';
    expect(standingText('decline', { reasonSummary: 'POOR_CONTROLS', reason })).toBe(
      'Poor Controls: No backups.',
    );
    const fillIn = { reasonSummary: 'FILL_IN_OPTION', reason };
    expect(standingText('lost', { ...fillIn, fillInReason: 'A merger' })).toBe(
      'A merger: No backups.',
    );
    expect(() => standingText('lost', fillIn)).toThrow('Fill-In text is required');
  });

  it('takes no reason of another list', () => {
    const why = { reasonSummary: 'PRICE', reason: 'x' };
    expect(() => standingText('decline', why)).toThrow('The reason is one of CLAIMS_HISTORY');
    expect(standingText('lost', why)).toBe('Price is High: x');
  });
});
