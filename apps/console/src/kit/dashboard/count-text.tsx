import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEdition } from '../../lib/edition';
import { formatNumber } from '../../lib/formatting';

/** How many rows a list holds; beyond so many the server stops counting. */
export interface Count {
  total: number;
  isLowerBound: boolean;
}

/** A count that is read, was read, or could not be. */
export type Counted = Pick<UseQueryResult<Count>, 'data' | 'isError'>;

/** A count as people read it; the last one stays when the next read fails. */
export function CountText({ counted: { data, isError } }: { counted: Counted }) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  if (!data) return <strong>{isError ? t('common:dashboard.unknown') : '…'}</strong>;
  const total = formatNumber(data.total, locale);
  return <strong>{data.isLowerBound ? t('common:dashboard.moreThan', { total }) : total}</strong>;
}
