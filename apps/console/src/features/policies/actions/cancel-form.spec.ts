import type { PolicyAction } from '../../../lib/api-types';
import { cancellationOf, cancelMode, USUAL, type CancelForm } from './cancel-form';

describe('the form of a cancellation', () => {
  it.each<[string, PolicyAction[]]>([
    ['request', ['endorse', 'requestCancellation']],
    ['approve', ['rejectCancellation', 'approveCancellation']],
    ['cancel', ['endorse', 'issueNotice', 'flatCancel']],
  ])('means to %s', (mode, allowed) => {
    expect(cancelMode(allowed)).toBe(mode);
  });

  const form: CancelForm = {
    ...{ effectiveDate: '2026-11-21', reason: 'REWRITTEN', cancellationType: USUAL },
  };

  it.each<[string, Partial<CancelForm>, object]>([
    ['leaves the usual method to the server', {}, {}],
    ['names a method', { cancellationType: 'FLAT' }, { cancellationType: 'FLAT' }],
    ['trims the comments', { comments: ' Moved. ' }, { comments: 'Moved.' }],
    ['leaves out blank comments', { comments: '  ' }, {}],
    ['keeps the confirmation to itself', { isConfirmed: true }, {}],
  ])('%s', (_, change, sent) => {
    const named = { effectiveDate: '2026-11-21', reason: 'REWRITTEN' };
    expect(cancellationOf({ ...form, ...change })).toEqual({ ...named, ...sent });
  });
});
