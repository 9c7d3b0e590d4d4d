import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatPercentChange } from '../../lib/formatting';
import { changeOf } from './period';

interface FigureTileProps<T> {
  label: string;
  current: UseQueryResult<T>;
  previous: UseQueryResult<T>;
  numberOf: (data: T) => number;
  textOf: (data: T) => string;
}

/** A figure of a time, and by how much it differs from the time before. */
export function FigureTile<T>(props: FigureTileProps<T>) {
  const { label, current, previous, numberOf, textOf } = props;
  const { t } = useTranslation();
  const change =
    current.data && previous.data && changeOf(numberOf(current.data), numberOf(previous.data));
  return (
    <li className="card kit-figure">
      <span className="muted">{label}</span>
      <strong>
        {current.data && textOf(current.data)}
        {!current.data && (current.isError ? t('common:dashboard.unknown') : '…')}
      </strong>
      <span className="muted">
        {change === null && t('common:dashboard.noneBefore')}
        {typeof change === 'number' &&
          t('common:dashboard.change', { change: formatPercentChange(change) })}
      </span>
    </li>
  );
}
