import type { PolicyAction } from '../../../lib/api-types';
import { offeredActions } from './action-table';

describe('what is offered on a policy', () => {
  it.each<[string, PolicyAction[], string[]]>([
    ['an agency, in force', ['endorse', 'requestCancellation'], ['endorse', 'requestCancel']],
    ['staff, in force', ['endorse', 'issueNotice', 'flatCancel'], ['endorse', 'cancel']],
    ['staff, asked for', ['rejectCancellation', 'approveCancellation'], ['approve', 'reject']],
    ['staff who void, in force', ['issueNotice', 'revert', 'void'], ['cancel', 'revert', 'void']],
    ['staff, pending', ['stopNotice'], ['stopNotice']],
    ['staff, cancelled', ['undoCancelled'], ['undo']],
    ['staff, cancelled in error', ['undoCancelled', 'voidCancel'], ['undo', 'voidCancel']],
    ['staff, ended', ['extendReporting'], ['erp']],
    ['whoever certifies', ['certify', 'endorse'], ['endorse', 'certificate']],
    ['staff who enter letters', ['changeBroker', 'issueNotice'], ['cancel', 'bor']],
    ['anybody, over', [], []],
  ])('to %s', (_, allowed, ids) => {
    expect(
      offeredActions(
        allowed,
        () => true,
        () => true,
      ).map(({ id }) => id),
    ).toEqual(ids);
  });

  it('leaves out an endorsement without the choices of the rate book', () => {
    const can = (permission: string) => permission !== 'rater:calculate';
    expect(offeredActions(['endorse'], can, () => true)).toEqual([]);
  });

  it.each<[string, PolicyAction]>([
    ['endorsements', 'endorse'],
    ['undo-cancelled-policy', 'undoCancelled'],
    ['revert-revision', 'revert'],
  ])('leaves out what stands behind %s while that is off', (flag, action) => {
    const isOn = (key: string) => key !== flag;
    expect(offeredActions([action], () => true, isOn)).toEqual([]);
    expect(
      offeredActions(
        [action],
        () => true,
        () => true,
      ),
    ).toHaveLength(1);
  });
});
