import { claimNextStep, type StepClaim } from './next-step';

it.each<[string, StepClaim, string]>([
  [
    'a notice that I may file',
    { status: 'UN_FILED', allowedActions: ['save', 'file'], isPolicyMatched: null },
    'claim.file',
  ],
  [
    'a notice of others',
    { status: 'UN_FILED', allowedActions: [], isPolicyMatched: null },
    'claim.unfiled',
  ],
  ['a filed claim', { status: 'FILED', allowedActions: [], isPolicyMatched: true }, 'claim.filed'],
  [
    'a filed claim without cover',
    { status: 'FILED', allowedActions: [], isPolicyMatched: false },
    'claim.notCovered',
  ],
])('says what comes after %s', (_, claim, key) => {
  expect(claimNextStep(claim).key).toBe(key);
});
