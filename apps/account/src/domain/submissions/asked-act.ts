import type { SubmissionStatus } from '@palisade/contracts';
import { invalidField } from '@palisade/kernel';
import type { OperationalStatus, SubmissionAct } from './submission-status';

/** A submission as far as a request to change it reads it. */
export interface HeldSubmission {
  status: SubmissionStatus;
  assignedUser: string | null;
}

/** What a request asks for; what is left out stays. */
export interface AskedWork {
  status?: SubmissionStatus;
  operationalStatus?: OperationalStatus;
  assignedUser?: string;
}

/** The one step of the life of a submission that a request asks for; anything else edits. */
export function askedAct(
  { status: from, assignedUser: holder }: HeldSubmission,
  { status, operationalStatus, assignedUser }: AskedWork,
): SubmissionAct {
  const give = from === 'NEW' ? 'assign' : 'reassign';
  if (status && status !== from) {
    if (status === 'LOST') return 'lose';
    if (status === 'IN_PROGRESS') return from === 'NEW' ? 'assign' : 'reopen';
    const detail = `A submission becomes ${status} by a call of its own.`;
    throw invalidField('STATUS_BY_CALL', detail, '/status');
  }
  if (operationalStatus === 'DONE') {
    const detail = 'The work ends with the submission.';
    throw invalidField('STATUS_BY_CALL', detail, '/operationalStatus');
  }
  if (assignedUser && assignedUser !== holder) return give;
  if (operationalStatus === 'PENDING_INFO') return 'askInformation';
  // Nobody has it yet, and nobody shall.
  if (operationalStatus === 'UNASSIGNED' && from === 'NEW') return 'edit';
  return operationalStatus ? give : 'edit';
}
