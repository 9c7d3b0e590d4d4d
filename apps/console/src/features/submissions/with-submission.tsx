import type { ReactNode } from 'react';
import { WithRow } from '../../kit/forms/with-row';
import type { Submission } from '../../lib/api-types';
import { submissionQuery } from './api';

/** What a dialog about a submission is opened with. */
export interface SubmissionModalData {
  submissionId: string;
}

interface WithSubmissionProps {
  submissionId: string;
  children: (submission: Submission) => ReactNode;
}

/** Shows a dialog once its submission is there; a link may open it before. */
export function WithSubmission({ submissionId, children }: WithSubmissionProps) {
  return (
    <WithRow query={{ ...submissionQuery(submissionId), enabled: Boolean(submissionId) }}>
      {children}
    </WithRow>
  );
}
