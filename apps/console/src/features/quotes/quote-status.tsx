import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../kit/values/status-tag';
import type { QuoteStatus } from '../../lib/api-types';

/** What each status of a quote means to the reader. */
const TONES: Record<QuoteStatus, StatusTone> = {
  TEMPORARY: 'open',
  DRAFT: 'open',
  REQUESTED: 'open',
  ACTIVE: 'good',
  INDICATION: 'open',
  REFERRED: 'waiting',
  IN_REVIEW: 'waiting',
  READY: 'good',
  SIGNED: 'good',
  BOUND: 'good',
  'BINDER EXPIRED': 'over',
  ISSUED: 'good',
  'IN FORCE': 'good',
  EXPIRED: 'over',
  INVALID: 'over',
  LOST: 'lost',
  DECLINED: 'lost',
  DELETED: 'over',
  VOID: 'over',
  API_REJECTED: 'lost',
  RESCIND: 'over',
};

/** Every status of a quote. */
export const QUOTE_STATUSES = Object.keys(TONES) as QuoteStatus[];

const keyPart = (status: QuoteStatus): string => status.replace(' ', '_');

/** The text of a status in words. */
export const statusWordKey = (status: string): string =>
  `quote:statusWord.${status.replace(' ', '_')}`;

export function QuoteStatusTag({ status }: { status: QuoteStatus }) {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <StatusTag
      tone={TONES[status]}
      label={t(statusWordKey(status))}
      code={t(`quote:status.${keyPart(status)}`)}
    />
  );
}
