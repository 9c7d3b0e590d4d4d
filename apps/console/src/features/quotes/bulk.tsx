import { addDays } from '@palisade/kernel';
import { NEED_BY_DAYS } from '@palisade/trade';
import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../../kit/lists/bulk/bulk-action';
import type { QuoteSummary } from '../../lib/api-types';
import { todayHere } from '../../lib/formatting';
import { usePermissions } from '../../lib/session';
import { CLOSING_ALIASES, closingReason, type ClosingForm } from '../../kit/forms/closing-reason';
import { assignUnderwriter, decline, deleteQuote, markLost, setNeedBy, underwrite } from './api';

const DeclineFields = lazy(async () => ({
  default: (await import('./actions/bulk-fields')).DeclineFields,
}));
const LostFields = lazy(async () => ({
  default: (await import('./actions/bulk-fields')).LostFields,
}));
const AssignFields = lazy(async () => ({
  default: (await import('./actions/underwriter-field')).UnderwriterField,
}));
const NeedByFields = lazy(async () => ({
  default: (await import('./actions/bulk-fields')).NeedByFields,
}));

const DECIDED_BY_UNDERWRITERS = ['underwrite', 'updateTerms', 'releaseTerms'] as const;

/** What is done with several quotes at once, by the calls of one. */
export function useQuoteBulk(): BulkAction<QuoteSummary>[] {
  const { t } = useTranslation(['common', 'quote']);
  const { can } = usePermissions();
  const queryClient = useQueryClient();
  const onDone = () => queryClient.invalidateQueries({ queryKey: ['quotes'] });
  const offers =
    (action: QuoteSummary['allowedActions'][number]) =>
    ({ allowedActions }: QuoteSummary): boolean =>
      allowedActions.includes(action);
  return [
    {
      key: 'takeOver',
      label: t('quote:bulk.takeOver'),
      isOffered: offers('underwrite'),
      run: underwrite,
      onDone,
    },
    ...useAssignment(),
    {
      key: 'needBy',
      label: t('quote:bulk.needBy'),
      isOffered: ({ allowedActions }) =>
        can('quote:need-by') && allowedActions.includes('markLost'),
      fields: NeedByFields,
      initialValues: { needBy: addDays(todayHere(), NEED_BY_DAYS) },
      run: (quote, key, values) => setNeedBy((values as { needBy: string }).needBy)(quote, key),
      onDone,
    },
    {
      key: 'decline',
      label: t('quote:bulk.decline'),
      isDanger: true,
      isOffered: offers('decline'),
      fields: DeclineFields,
      aliases: CLOSING_ALIASES,
      initialValues: { isNotificationEnabled: true },
      run: (quote, key, values) => {
        const { isNotificationEnabled, ...why } = values as DeclineForm;
        return decline({ ...closingReason(why), isNotificationEnabled })(quote, key);
      },
      onDone,
    },
    {
      key: 'lost',
      label: t('quote:bulk.lost'),
      isDanger: true,
      isOffered: offers('markLost'),
      fields: LostFields,
      aliases: CLOSING_ALIASES,
      run: (quote, key, why) => markLost(closingReason(why as ClosingForm))(quote, key),
      onDone,
    },
    {
      key: 'delete',
      label: t('quote:bulk.delete'),
      isDanger: true,
      isOffered: offers('delete'),
      run: deleteQuote,
      onDone,
    },
  ];
}

interface DeclineForm extends ClosingForm {
  isNotificationEnabled: boolean;
}

/** Underwriters are given what they may decide on. */
function useAssignment(): BulkAction<QuoteSummary>[] {
  const { t } = useTranslation('quote');
  const { can } = usePermissions();
  const queryClient = useQueryClient();
  return [
    {
      key: 'assign',
      label: t('quote:bulk.assign'),
      isOffered: ({ allowedActions }) =>
        can('underwriting:underwrite') &&
        DECIDED_BY_UNDERWRITERS.some((action) => allowedActions.includes(action)),
      fields: AssignFields,
      run: (quote, key, values) =>
        assignUnderwriter((values as { underwriterId: string }).underwriterId)(quote, key),
      onDone: () => queryClient.invalidateQueries({ queryKey: ['quotes'] }),
    },
  ];
}
