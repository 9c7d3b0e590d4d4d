import { useTranslation } from 'react-i18next';
import { PaymentStatusTag } from '../../kit/values/payment-status-tag';
import { StatusTag, type StatusTone } from '../../kit/values/status-tag';
import type { PolicyStatus } from '../../lib/api-types';

/** What each status of a policy means to the reader. */
const TONES: Record<PolicyStatus, StatusTone> = {
  REQUESTED: 'open',
  SIGNED: 'open',
  BOUND: 'good',
  'BINDER EXPIRED': 'over',
  RESCIND: 'over',
  ISSUED: 'good',
  ACTIVE: 'good',
  'IN FORCE': 'good',
  EXPIRED: 'over',
  RENEWED: 'good',
  INVALID: 'over',
  'VOID TRANSACTION': 'over',
  VOID: 'over',
  'CANCEL REQUESTED': 'waiting',
  'CANCEL PENDING': 'waiting',
  CANCELLED: 'lost',
  'CANCEL TRANSACTION': 'lost',
  'FLAT CANCELLED': 'lost',
  'IN REINSTATEMENT PERIOD': 'waiting',
  DELETED: 'over',
  LOST: 'lost',
};

// Statuses that a policy has beyond those of its quote.
const OWN: readonly PolicyStatus[] = [
  ...(['RENEWED', 'VOID TRANSACTION', 'CANCEL REQUESTED', 'CANCEL PENDING'] as const),
  ...(['CANCELLED', 'CANCEL TRANSACTION', 'FLAT CANCELLED', 'IN REINSTATEMENT PERIOD'] as const),
];

const namespaceOf = (status: PolicyStatus) => (OWN.includes(status) ? 'policy' : 'quote');

const keyPart = (status: PolicyStatus): string => status.replaceAll(' ', '_');

/** The text of a status in words. */
export const statusWordKey = (status: string): string =>
  `${namespaceOf(status as PolicyStatus)}:statusWord.${status.replaceAll(' ', '_')}`;

export function PolicyStatusTag({ status }: { status: PolicyStatus }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const namespace = namespaceOf(status);
  return (
    <StatusTag
      tone={TONES[status]}
      label={t(statusWordKey(status))}
      code={t(`${namespace}:status.${keyPart(status)}`)}
    />
  );
}

/** What a list knows of the payment of a policy. */
export const PaidTag = ({ isPaid }: { isPaid: boolean }) => (
  <PaymentStatusTag status={isPaid ? 'Paid' : 'Unpaid'} />
);
