import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../kit/values/status-tag';
import type { RateBook } from './types';

const TONES: Record<RateBook['status'], StatusTone> = {
  DRAFT: 'open',
  PROPOSED: 'waiting',
  ACTIVE: 'good',
  WITHDRAWN: 'over',
};

/** The key of a status in words. */
export const bookStatusKey = (status: string): string => `coverage:rater.status.${status}`;

export function BookStatusTag({ status }: Pick<RateBook, 'status'>) {
  const { t } = useTranslation(['common', 'coverage']);
  return <StatusTag tone={TONES[status]} label={t(bookStatusKey(status))} />;
}
