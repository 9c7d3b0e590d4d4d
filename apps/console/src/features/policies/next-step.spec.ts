import { policyNextStep, type StepPolicy } from './next-step';

const POLICY: StepPolicy = {
  status: 'IN FORCE',
  allowedActions: [],
  effectiveDate: '2026-12-01',
  endDate: '2027-12-01',
  isOpenForRenewal: false,
  reinstateUntil: null,
  balance: 0,
  dueDate: null,
  cancelDate: null,
  isPolicyholder: false,
  reinstatement: null,
};
const CANCELLED = { status: 'IN REINSTATEMENT PERIOD', reinstateUntil: '2027-02-01' } as const;
const OWED = { balance: 10, dueDate: '2026-12-31' };

it.each<[string, Partial<StepPolicy>, string, string | null]>([
  ['a binder without an invoice', { status: 'BOUND', balance: 10 }, 'policy.unpaid', null],
  ['a binder that is owed', { status: 'BOUND', ...OWED }, 'policy.unpaidBy', '2026-12-31'],
  ['a paid binder', { status: 'BOUND' }, 'policy.issuing', null],
  ['an expired binder', { status: 'BINDER EXPIRED' }, 'policy.binderExpired', null],
  ['a paid policy to come', { status: 'ISSUED' }, 'policy.starts', '2026-12-01'],
  ['a paid policy', {}, 'policy.runs', '2027-12-01'],
  ['a policy that is owed', OWED, 'policy.unpaidBy', '2026-12-31'],
  ['one that I owe', { ...OWED, isPolicyholder: true }, 'policy.payYourself', '2026-12-31'],
  ['a policy near its end', { isOpenForRenewal: true }, 'policy.ends', '2027-12-01'],
  ['a wish to cancel', { status: 'CANCEL REQUESTED' }, 'policy.cancelAsked', null],
  [
    'a wish to cancel, read by an underwriter',
    { status: 'CANCEL REQUESTED', allowedActions: ['approveCancellation'] },
    'policy.answerCancellation',
    null,
  ],
  [
    'a notice of cancellation',
    { status: 'CANCEL PENDING', cancelDate: '2027-01-15', ...OWED },
    'policy.cancelPending',
    '2027-01-15',
  ],
  ['one that can be reinstated', CANCELLED, 'policy.reinstateByStaff', '2027-02-01'],
  [
    'one that is neither signed nor paid',
    { ...CANCELLED, reinstatement: 'BOTH' },
    'policy.reinstate',
    '2027-02-01',
  ],
  [
    'one that is signed',
    { ...CANCELLED, reinstatement: 'PAYMENT' },
    'policy.reinstateSigned',
    '2027-02-01',
  ],
  [
    'one that is paid',
    { ...CANCELLED, reinstatement: 'STATEMENT' },
    'policy.reinstatePaid',
    '2027-02-01',
  ],
  ['a cancelled policy', { status: 'CANCELLED', balance: 10 }, 'nothing', null],
])('says what comes after %s', (_, change, key, date) => {
  expect(policyNextStep({ ...POLICY, ...change })).toEqual({ key, date });
});
