import { claimNextStep, type StepClaim } from './next-step';

const NOTICE: StepClaim = {
  status: 'UN_FILED',
  allowedActions: [],
  isPolicyMatched: null,
  isCircumstance: false,
  endedOn: null,
};

it.each<[string, StepClaim, string]>([
  ['a notice that I may file', { ...NOTICE, allowedActions: ['save', 'file'] }, 'claim.file'],
  ['a notice of others', NOTICE, 'claim.unfiled'],
  ['a filed claim', { ...NOTICE, status: 'FILED', isPolicyMatched: true }, 'claim.filed'],
  [
    'what is kept as a circumstance',
    { ...NOTICE, status: 'FILED', isPolicyMatched: true, isCircumstance: true },
    'claim.circumstance',
  ],
  [
    'a circumstance that has ended',
    {
      ...NOTICE,
      status: 'FILED',
      isPolicyMatched: true,
      isCircumstance: true,
      endedOn: '2026-08-01',
    },
    'claim.circumstanceEnded',
  ],
  [
    'a filed claim without cover',
    { ...NOTICE, status: 'FILED', isPolicyMatched: false },
    'claim.notCovered',
  ],
])('says what comes after %s', (_, claim, key) => {
  expect(claimNextStep(claim).key).toBe(key);
});
