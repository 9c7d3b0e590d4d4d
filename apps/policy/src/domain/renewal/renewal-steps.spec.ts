import type { PolicyStatus } from '@palisade/contracts';
import type { Renewing } from './renewal-steps';
import { renewalStepOf, renewalStepOn, stepWithin } from './renewal-steps';

const RUNNING: Renewing = {
  status: 'IN FORCE',
  endDate: '2027-01-15',
  renewalPolicyId: null,
  renewalStep: null,
  nonRenewal: null,
};
const OPTED_OUT = {
  by: 'INSURED' as const,
  reason: 'Sold',
  byName: 'Nora Vale',
  at: '2026-11-01T12:00:00.000Z',
  noticeMailedOn: null,
};

describe('the last days of a policy', () => {
  it.each<[string, Partial<Renewing>, string | null]>([
    ['open it 120 days before its end', {}, '2026-09-17'],
    ['quote it 90 days before', { renewalStep: 120 }, '2026-10-17'],
    ['remind of it 60 days before', { renewalStep: 90 }, '2026-11-16'],
    ['remind of it on its last day', { renewalStep: 7 }, '2027-01-14'],
    ['are over after that', { renewalStep: 1 }, null],
    ['are no matter once it is renewed', { renewalPolicyId: 'renewal' }, null],
    ['are no matter when it is not renewed', { nonRenewal: OPTED_OUT }, null],
    ...(['ISSUED', 'CANCEL PENDING', 'EXPIRED'] as const).map(
      (status): [string, { status: PolicyStatus }, null] => [
        `wait while ${status}`,
        { status },
        null,
      ],
    ),
  ])('%s', (_, change, day) => {
    expect(renewalStepOn({ ...RUNNING, ...change })).toBe(day);
  });

  it.each<[string, number | null, string, object]>([
    ['opens', null, '2026-09-17', { renewalStep: 120, daysLeft: 120, opens: true, quotes: false }],
    ['quotes', 120, '2026-10-17', { renewalStep: 90, daysLeft: 90, opens: false, quotes: true }],
    ['reminds', 90, '2026-11-16', { renewalStep: 60, opens: false, quotes: false }],
    [
      'passes over what is late',
      120,
      '2027-01-02',
      { renewalStep: 14, daysLeft: 13, quotes: true },
    ],
    ['opens late, once', null, '2026-12-24', { renewalStep: 30, opens: true, quotes: true }],
    ['does nothing more at the end', null, '2027-01-15', { opens: false, quotes: false }],
  ])('%s', (_, renewalStep, today, step) => {
    expect(renewalStepOf({ ...RUNNING, renewalStep }, today)).toMatchObject(step);
  });
});

describe('the last step of a policy whose end is moved', () => {
  it.each([
    ['stays while it is open for renewal', 120, 14, 14],
    ['is none where it opens again', 121, 14, null],
    ['is none before the first', 40, null, null],
  ])('%s', (_, daysLeft, taken, step) => {
    expect(stepWithin(daysLeft, taken)).toBe(step);
  });
});
