import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../kit/values/status-tag';
import type { Submission } from '../../lib/api-types';

type Status = Exclude<Submission['status'], 'DELETED'>;

/** What each status of a submission means to the reader; a deleted one is shown nowhere. */
const TONES: Record<Status, StatusTone> = {
  NEW: 'waiting',
  IN_PROGRESS: 'open',
  CERTIFIED: 'open',
  QUOTED: 'good',
  BOUND: 'good',
  COMPLETED: 'over',
  DECLINED: 'lost',
  NON_VIABLE: 'lost',
  LOST: 'lost',
};

export const SUBMISSION_STATUSES = Object.keys(TONES) as Status[];

/** The text of a status in words: of the submission, or of the work on it. */
export const statusWordKey = (status: string): string => `submission:statusWord.${status}`;

export function SubmissionStatusTag({ status }: { status: Submission['status'] }) {
  const { t } = useTranslation(['common', 'submission']);
  if (status === 'DELETED') return null;
  return <StatusTag tone={TONES[status]} label={t(statusWordKey(status))} code={status} />;
}
