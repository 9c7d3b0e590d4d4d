import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../kit/values/status-tag';
import type { CommissionStatus, StatementStatus } from '../../lib/api-types';

const COMMISSION_TONES: Record<CommissionStatus, StatusTone> = {
  ACCRUED: 'open',
  RELEASED: 'waiting',
  PAID: 'good',
  KEPT: 'good',
  CHARGED_BACK: 'lost',
};

const STATEMENT_TONES: Record<StatementStatus, StatusTone> = {
  OPEN: 'open',
  FINALIZED: 'waiting',
  ON_HOLD: 'waiting',
  PAID: 'good',
  CARRIED: 'over',
};

export const STATEMENT_STATUSES = Object.keys(STATEMENT_TONES) as StatementStatus[];

export function CommissionStatusTag({ status }: { status: CommissionStatus }) {
  const { t } = useTranslation(['common', 'agency']);
  return (
    <StatusTag
      tone={COMMISSION_TONES[status]}
      label={t(`agency:commission.status.${status}`)}
      code={status}
    />
  );
}

export function StatementStatusTag({ status }: { status: StatementStatus }) {
  const { t } = useTranslation(['common', 'agency']);
  return (
    <StatusTag
      tone={STATEMENT_TONES[status]}
      label={t(`agency:statement.status.${status}`)}
      code={status}
    />
  );
}
