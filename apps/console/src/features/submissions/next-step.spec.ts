import { submissionNextStep, type StepSubmission } from './next-step';

const STEP: StepSubmission = {
  status: 'NEW',
  operationalStatus: 'UNASSIGNED',
  accountId: 'a',
  allowedActions: [],
};

it.each<[Partial<StepSubmission>, string]>([
  [{ allowedActions: ['assign'] }, 'submission.assign'],
  [{}, 'submission.waits'],
  [{ status: 'IN_PROGRESS', operationalStatus: 'PENDING_INFO' }, 'submission.information'],
  [{ status: 'IN_PROGRESS', accountId: null }, 'submission.match'],
  [{ status: 'IN_PROGRESS' }, 'submission.certify'],
  [{ status: 'CERTIFIED' }, 'submission.quote'],
  [{ status: 'QUOTED' }, 'submission.bind'],
  [{ status: 'BOUND' }, 'submission.complete'],
  [{ status: 'DECLINED' }, 'nothing'],
])('%j waits for %s', (change, key) => {
  expect(submissionNextStep({ ...STEP, ...change }).key).toBe(key);
});
