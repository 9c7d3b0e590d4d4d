import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../kit/values/status-tag';
import type { ClaimStatus } from '../../lib/api-types';

/** The statuses that a claim is shown in; a deleted one is shown nowhere. */
export const CLAIM_STATUSES = {
  UN_FILED: {
    tone: 'waiting',
    labelKey: 'account:claim.statusWord.unFiled',
    codeKey: 'account:claim.status.unFiled',
  },
  FILED: {
    tone: 'good',
    labelKey: 'account:claim.statusWord.filed',
    codeKey: 'account:claim.status.filed',
  },
} as const satisfies Partial<
  Record<ClaimStatus, { tone: StatusTone; labelKey: string; codeKey: string }>
>;

/** The text of a status in words; that of a claims file is one of its own. */
export const statusWordKey = (status: string): string =>
  Object.entries(CLAIM_STATUSES).find(([name]) => name === status)?.[1].labelKey ??
  `common:fileStatus.${status}`;

export function ClaimStatusTag({ status }: { status: ClaimStatus }) {
  const { t } = useTranslation(['common', 'account']);
  if (status === 'DELETED') return null;
  const { tone, labelKey, codeKey } = CLAIM_STATUSES[status];
  return <StatusTag tone={tone} label={t(labelKey)} code={t(codeKey)} />;
}
