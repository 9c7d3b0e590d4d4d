import type { ClaimStep, KeptEntry } from './progress';
import { stageOf, stepsOf } from './progress';

it.each([
  [null, 'RECEIVED'],
  ['OPEN', 'IN_WORK'],
  ['REOPENED', 'IN_WORK'],
  ['DENIED', 'DENIED'],
  ['CLOSED_WITH_PAYMENT', 'CLOSED'],
  ['CLOSED_NO_PAYMENT', 'CLOSED'],
  ['VOID', 'CLOSED'],
] as const)('a file that is %s is told as %s', (status, stage) => {
  expect(stageOf(status)).toBe(stage);
});

const entry = (
  entryType: KeptEntry['entryType'],
  dueDate: string,
  rest: Partial<KeptEntry> = {},
): KeptEntry => ({ entryType, dueDate, rule: entryType, status: 'OPEN', ...rest });

const law = (rule: string, dueDate: string, status: KeptEntry['status'] = 'OPEN') =>
  entry('REGULATOR_DEADLINE', dueDate, { rule, status });

const step = (key: ClaimStep['key'], due: string, isDone = false) => ({ key, due, isDone });

it.each<[string, KeptEntry[], ClaimStep[]]>([
  ['a call within a day before the file is opened', [], [step('CALL', '2026-12-31')]],
  [
    'what the house and the law promise, in the order in which it comes',
    [
      law('DECIDE PROOF', '2027-02-01'),
      law('ACKNOWLEDGE NOTICE', '2027-01-14'),
      entry('CONTACT_24H', '2027-01-01', { status: 'DONE' }),
      entry('STATUS_30D', '2027-01-31'),
    ],
    [
      step('CALL', '2027-01-01', true),
      step('ACKNOWLEDGE', '2027-01-14'),
      step('STATUS', '2027-01-31'),
      step('DECIDE', '2027-02-01'),
    ],
  ],
  [
    'of two the one that is open and due first',
    [
      law('STATUS LAST_STATUS 2027-03-01', '2027-03-01'),
      entry('STATUS_30D', '2027-01-31', { status: 'DONE' }),
      entry('STATUS_30D', '2027-03-02'),
    ],
    [step('STATUS', '2027-03-01')],
  ],
  [
    'nothing of the work of the house, nor of what was cancelled',
    [
      entry('INITIAL_RESERVE_5D', '2027-01-07'),
      entry('NOTE', '2027-01-07', { rule: null }),
      law('PAY ACCEPTANCE', '2027-01-07', 'CANCELLED'),
    ],
    [],
  ],
])('tells %s', (_, entries, steps) => {
  expect(stepsOf('2026-12-30', entries)).toEqual(steps);
});
