import { useTranslation } from 'react-i18next';
import type { ListRules } from '../../kit/lists/list-state';
import type { ListViews } from '../../kit/lists/list-view';
import { useSession } from '../../lib/session';
import { ACCOUNT_STATUSES } from './account-status';

const SHOWN = ['Open', 'Quoted', 'Active Policy', 'Lost'];

/** Spec 3 §4: what accounts wait for. */
const ACCOUNT_FILTERS = ['OPEN FOR RENEWAL', 'NOT QUOTED YET', 'POTENTIAL SUBMISSIONS'];

/** Those whose agency asked for another name; staff decide. */
const NAME_REQUESTS = 'NAME REQUESTS';

/** Those whose security needs work the most. */
const LOW_SCORE = 'LOW SCORE';

// A deleted account is in no list, so there is nothing to filter for.
export const LISTED_STATUSES = Object.keys(ACCOUNT_STATUSES).filter(
  (status) => status !== 'Deleted',
);

/** By which rules the list of accounts reads its address. */
export const ACCOUNT_LIST_RULES: ListRules = {
  sortable: ['name', 'status', 'created', 'score'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: {
    status: LISTED_STATUSES,
    filter: [...ACCOUNT_FILTERS, NAME_REQUESTS, LOW_SCORE],
    tags: null,
  },
};

/** The views of the list of accounts, by how far they have come. */
export function useAccountViews(): ListViews {
  const { t } = useTranslation(['common', 'account']);
  const { isStaff } = useSession();
  const filters = [...ACCOUNT_FILTERS, ...(isStaff ? [NAME_REQUESTS] : []), LOW_SCORE];
  return {
    id: 'accounts',
    builtIn: [
      { key: 'all', label: t('common:views.all'), query: '' },
      ...SHOWN.map((status) => ({
        key: status,
        label: t(ACCOUNT_STATUSES[status]!.key),
        query: `status=${status}`,
      })),
      ...filters.map((filter) => ({
        key: filter,
        label: t(`account:filter.${filter}`),
        query: `filter=${filter.replaceAll(' ', '+')}`,
      })),
    ],
  };
}
