import type { CancelReason, PolicyAction } from '../../../lib/api-types';
import {
  cancellationOf,
  cancelMode,
  methodsOf,
  USUAL,
  type CancelForm,
  type CancelMode,
} from './cancel-form';

describe('the form of a cancellation', () => {
  it.each<[string, PolicyAction[]]>([
    ['request', ['endorse', 'requestCancellation']],
    ['approve', ['rejectCancellation', 'approveCancellation']],
    ['cancel', ['endorse', 'issueNotice', 'flatCancel']],
  ])('means to %s', (mode, allowed) => {
    expect(cancelMode(allowed)).toBe(mode);
  });

  const reasons: CancelReason[] = [
    {
      reason: 'INSURED_REQUEST',
      text: '',
      isByNotice: false,
      cancellationTypes: ['SHORT_RATE', 'FLAT'],
    },
    { reason: 'OTHER', text: '', isByNotice: true, cancellationTypes: ['PRO_RATA', 'FLAT'] },
    { reason: 'REWRITTEN', text: '', isByNotice: false, cancellationTypes: null },
  ];

  type Offered = CancelForm['cancellationType'][];
  it.each<[CancelForm['reason'] | undefined, CancelMode, boolean, Offered]>([
    ['INSURED_REQUEST', 'request', true, [USUAL, 'SHORT_RATE', 'FLAT']],
    ['INSURED_REQUEST', 'approve', true, [USUAL, 'SHORT_RATE', 'FLAT']],
    ['INSURED_REQUEST', 'cancel', true, ['FLAT']],
    ['INSURED_REQUEST', 'cancel', false, []],
    ['OTHER', 'cancel', true, [USUAL, 'PRO_RATA', 'FLAT']],
    ['OTHER', 'cancel', false, [USUAL, 'PRO_RATA']],
    ['REWRITTEN', 'request', true, [USUAL]],
    [undefined, 'cancel', true, [USUAL]],
  ])('offers for %s to %s what the server takes (flat: %s)', (reason, mode, mayFlat, offered) => {
    expect(methodsOf(reasons, reason, { mode, mayFlat })).toEqual(offered);
  });

  const form: CancelForm = {
    effectiveDate: '2026-11-21',
    reason: 'REWRITTEN',
    cancellationType: USUAL,
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
