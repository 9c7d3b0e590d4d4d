import { useTranslation } from 'react-i18next';
import type { ListViews } from '../../kit/lists/list-view';
import { ACCOUNT_STATUSES } from './account-status';

const SHOWN = ['Open', 'Quoted', 'Active Policy', 'Lost'];

/** Spec 3 §4: what accounts wait for. */
export const ACCOUNT_FILTERS = ['OPEN FOR RENEWAL', 'NOT QUOTED YET', 'POTENTIAL SUBMISSIONS'];

/** The views of the list of accounts, by how far they have come. */
export function useAccountViews(): ListViews {
  const { t } = useTranslation(['common', 'account']);
  return {
    id: 'accounts',
    builtIn: [
      { key: 'all', label: t('common:views.all'), query: '' },
      ...SHOWN.map((status) => ({
        key: status,
        label: t(ACCOUNT_STATUSES[status]!.key),
        query: `status=${status}`,
      })),
      ...ACCOUNT_FILTERS.map((filter) => ({
        key: filter,
        label: t(`account:filter.${filter}`),
        query: `filter=${filter.replaceAll(' ', '+')}`,
      })),
    ],
  };
}
