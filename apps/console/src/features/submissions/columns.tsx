import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import type { ListViews } from '../../kit/lists/list-view';
import { moneyText } from '../../kit/values/money';
import { ShortDate } from '../../kit/values/short-date';
import type { Submission } from '../../lib/api-types';
import { useSession } from '../../lib/session';
import { SUBMISSION_STATUSES, SubmissionStatusTag, statusWordKey } from './submission-status';

export const SUBMISSION_LIST_RULES: ListRules = {
  sortable: ['modified', 'created', 'accountName'],
  // Spec 3 §2.
  defaultSort: { field: 'modified', direction: 'desc' },
  filters: { status: SUBMISSION_STATUSES, filter: ['OPEN', 'UNASSIGNED'], assignedUser: null },
};

/** The key of the text of a business type. */
export const businessTypeKey = (type: Submission['businessType']) =>
  type === 'Renewal' ? 'submission:businessType.renewal' : 'submission:businessType.new';

/** The columns of a list of submissions; staff see whose they are. */
export function useSubmissionColumns(): ListColumn<Submission>[] {
  const { t } = useTranslation(['common', 'submission', 'quote']);
  const { isStaff } = useSession();
  const agency: ListColumn<Submission> = {
    key: 'agency',
    title: t('common:wording.agency'),
    from: 'lg',
    render: ({ agencyName }) => agencyName,
  };
  return [
    {
      key: 'received',
      title: t('submission:column.received'),
      sortField: 'created',
      render: ({ created }) => <ShortDate value={created} />,
    },
    {
      key: 'account',
      title: t('submission:column.account'),
      sortField: 'accountName',
      grow: 2,
      onCard: true,
      render: ({ accountName }) => accountName,
    },
    ...(isStaff ? [agency] : []),
    {
      key: 'businessType',
      title: t('submission:column.businessType'),
      from: 'lg',
      render: ({ businessType }) => t(businessTypeKey(businessType)),
    },
    {
      key: 'status',
      title: t('quote:column.status'),
      render: ({ status }) => <SubmissionStatusTag status={status} />,
    },
    {
      key: 'operationalStatus',
      title: t('submission:column.operationalStatus'),
      from: 'md',
      onCard: 'line',
      render: ({ operationalStatus }) => t(statusWordKey(operationalStatus)),
    },
    {
      key: 'assigned',
      title: t('submission:column.assigned'),
      from: 'md',
      render: ({ assignedUserName }) => assignedUserName ?? '–',
    },
    {
      key: 'premium',
      title: t('submission:column.premium'),
      isNumber: true,
      from: 'xl',
      render: ({ quotedPremium, currency }) =>
        quotedPremium === null ? '–' : moneyText(quotedPremium, currency),
    },
  ];
}

/** The chips above a list of submissions. */
export function useSubmissionFilters(): ListFilter[] {
  const { t } = useTranslation(['common', 'submission', 'quote']);
  return [
    {
      name: 'status',
      label: t('quote:column.status'),
      options: SUBMISSION_STATUSES.map((value) => ({ value, label: t(statusWordKey(value)) })),
    },
  ];
}

/** The views of every list of submissions. */
export function useSubmissionViews(): ListViews {
  const { t } = useTranslation(['common', 'submission']);
  const { user } = useSession();
  const { isStaff } = useSession();
  const mine = { key: 'mine', label: t('submission:view.mine'), query: `assignedUser=${user.id}` };
  return {
    id: 'submissions',
    builtIn: [
      { key: 'open', label: t('submission:view.open'), query: 'filter=OPEN' },
      { key: 'unassigned', label: t('submission:view.unassigned'), query: 'filter=UNASSIGNED' },
      ...(isStaff ? [mine] : []),
      { key: 'all', label: t('common:views.all'), query: '' },
    ],
  };
}
