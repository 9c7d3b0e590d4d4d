import { addDays } from '@palisade/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../../../kit/lists/bulk/bulk-action';
import type { QuoteSummary } from '../../../lib/api-types';
import { todayHere } from '../../../lib/formatting';
import { snooze, wake } from '../api';
import { startOfDay } from './snooze-until';

const SnoozeField = lazy(async () => ({
  default: (await import('./snooze-dialog')).SnoozeField,
}));

/** Puts several quotes aside for this person, or takes them back. */
export function useSnoozeBulk(): BulkAction<QuoteSummary>[] {
  const { t } = useTranslation(['common', 'quote']);
  const queryClient = useQueryClient();
  const onDone = () => queryClient.invalidateQueries({ queryKey: ['quotes'] });
  return [
    {
      key: 'snooze',
      label: t('quote:bulk.snooze'),
      isOffered: ({ snoozedUntil }) => snoozedUntil === null,
      fields: SnoozeField,
      aliases: { until: 'date' },
      initialValues: { date: addDays(todayHere(), 1) },
      run: (quote, key, values) =>
        snooze(startOfDay((values as { date: string }).date))(quote, key),
      onDone,
    },
    {
      key: 'wake',
      label: t('quote:bulk.wake'),
      isOffered: ({ snoozedUntil }) => snoozedUntil !== null,
      run: wake,
      onDone,
    },
  ];
}
