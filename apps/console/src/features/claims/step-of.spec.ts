import { answerField, formOf } from './claim-form';
import type { Claim } from '../../lib/api-types';
import { stepOf } from './step-of';

it.each([
  ['policyId', 'loss'],
  ['lossDescription', 'loss'],
  [answerField('isRansomAsked'), 'systems'],
  ['moneyMoved', 'systems'],
  ['reportNumber', 'authorities'],
  ['zipCode', 'reporter'],
] as const)('the field %s is asked with %s', (field, step) => {
  expect(stepOf(field)).toBe(step);
});

it('asks who reports a claim, and where it happened, in the last part', () => {
  const fields = Object.keys(formOf({ answers: [] } as unknown as Claim));
  const last = fields.filter((field) => stepOf(field) === 'reporter');
  expect(last.sort()).toEqual([
    'address',
    'cellPhone',
    'city',
    'companyName',
    'contactEmail',
    'contactName',
    'contactPhone',
    'email',
    'isRightContact',
    'name',
    'role',
    'state',
    'workPhone',
    'zipCode',
  ]);
});
