import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../kit/values/status-tag';
import type { FileStatus } from '../../../lib/api-types';

const TONES: Record<FileStatus, StatusTone> = {
  OPEN: 'open',
  REOPENED: 'waiting',
  DENIED: 'lost',
  CLOSED_WITH_PAYMENT: 'over',
  CLOSED_NO_PAYMENT: 'over',
  VOID: 'over',
};

/** The statuses of files, in the order of their chips. */
export const FILE_STATUSES = [
  'OPEN',
  'REOPENED',
  'DENIED',
  'CLOSED_WITH_PAYMENT',
  'CLOSED_NO_PAYMENT',
  'VOID',
];

export function FileStatusTag({ status }: { status: FileStatus }) {
  const { t } = useTranslation();
  return <StatusTag tone={TONES[status]} label={t(`common:fileStatus.${status}`)} code={status} />;
}
