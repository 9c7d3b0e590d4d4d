import type { AskedWork, HeldSubmission } from './asked-act';
import { askedAct } from './asked-act';

it.each<[HeldSubmission['status'], AskedWork, string]>([
  ['NEW', {}, 'edit'],
  ['NEW', { status: 'NEW' }, 'edit'],
  ['NEW', { status: 'IN_PROGRESS' }, 'assign'],
  ['NEW', { assignedUser: 'ada' }, 'assign'],
  ['NEW', { operationalStatus: 'IN_REVIEW' }, 'assign'],
  ['NEW', { operationalStatus: 'UNASSIGNED' }, 'edit'],
  ['NEW', { operationalStatus: 'PENDING_INFO' }, 'askInformation'],
  ['IN_PROGRESS', { assignedUser: 'ada' }, 'reassign'],
  ['IN_PROGRESS', { assignedUser: 'ben' }, 'edit'],
  ['IN_PROGRESS', { operationalStatus: 'UNASSIGNED' }, 'reassign'],
  ['QUOTED', { status: 'LOST' }, 'lose'],
  ['DECLINED', { status: 'IN_PROGRESS' }, 'reopen'],
])('%s, asked for %j: %s', (status, asked, act) => {
  expect(askedAct({ status, assignedUser: 'ben' }, asked)).toBe(act);
});

it.each<[AskedWork, string]>([
  [{ status: 'BOUND' }, 'by a call of its own'],
  [{ operationalStatus: 'DONE' }, 'ends with the submission'],
])('%j is refused: %s', (asked, words) => {
  expect(() => askedAct({ status: 'QUOTED', assignedUser: null }, asked)).toThrow(words);
});
