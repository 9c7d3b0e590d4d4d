import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEdition } from '../../lib/edition';
import { formatTime } from '../../lib/formatting';
import type { Kept } from '../../lib/use-kept';
import { ErrorState } from './error-state';

interface ReadErrorProps {
  result: UseQueryResult<unknown>;
  /** What is still on the screen from before. */
  kept: Kept<unknown> | undefined;
}

/** Why something could not be read, and of when what is shown is. */
export function ReadError({ result, kept }: ReadErrorProps) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  if (!result.isError) return null;
  const asOf = kept && t('common:error.asOf', { time: formatTime(kept.at, locale) });
  return (
    <ErrorState
      error={result.error}
      {...(asOf && { kept: asOf })}
      onRetry={() => void result.refetch()}
    />
  );
}
