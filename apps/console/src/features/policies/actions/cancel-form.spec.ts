import type { CancelReason, PolicyAction } from '../../../lib/api-types';
import { cancellationOf, cancelMode, methodsOf, USUAL, type CancelForm } from './cancel-form';

describe('the form of a cancellation', () => {
  it.each<[string, PolicyAction[]]>([
    ['request', ['endorse', 'requestCancellation']],
    ['approve', ['rejectCancellation', 'approveCancellation']],
    ['cancel', ['endorse', 'issueNotice', 'flatCancel']],
  ])('means to %s', (mode, allowed) => {
    expect(cancelMode(allowed)).toBe(mode);
  });

  const reasons: CancelReason[] = [
    { reason: 'INSURED_REQUEST', text: '', cancellationTypes: ['SHORT_RATE', 'FLAT'] },
    { reason: 'OTHER', text: '', cancellationTypes: ['PRO_RATA', 'FLAT'] },
    { reason: 'REWRITTEN', text: '', cancellationTypes: null },
  ];

  it.each<[CancelForm['reason'] | undefined, boolean, CancelForm['cancellationType'][]]>([
    ['INSURED_REQUEST', true, [USUAL, 'SHORT_RATE', 'FLAT']],
    ['OTHER', true, [USUAL, 'PRO_RATA', 'FLAT']],
    ['OTHER', false, [USUAL, 'PRO_RATA']],
    ['REWRITTEN', true, [USUAL]],
    [undefined, true, [USUAL]],
  ])('offers for %s what the server takes (flat allowed: %s)', (reason, mayFlat, offered) => {
    expect(methodsOf(reasons, reason, mayFlat)).toEqual(offered);
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
