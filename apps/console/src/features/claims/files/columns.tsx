import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../../kit/lists/filter-chips';
import type { ListColumn } from '../../../kit/lists/list-columns';
import type { ListRules } from '../../../kit/lists/list-state';
import type { ListViews } from '../../../kit/lists/list-view';
import { moneyText } from '../../../kit/values/money';
import { ShortDate } from '../../../kit/values/short-date';
import { useSession } from '../../../lib/session';
import type { ClaimsFileRow } from './api';
import { FILE_STATUSES, FileStatusTag } from './file-status';

export const FILE_LIST_RULES: ListRules = {
  sortable: ['dueDate', 'reserved', 'reportedDate', 'fileStatus', 'created'],
  defaultSort: { field: 'dueDate', direction: 'asc' },
  filters: {
    status: FILE_STATUSES,
    handlerId: null,
    waitsFor: ['DEADLINE', 'REPORT'],
    after: null,
    before: null,
    currency: ['USD', 'GBP'],
  },
};

export const fileName = ({ insuredName, claimNumber }: ClaimsFileRow): string =>
  `${insuredName}, ${claimNumber}`;

/** The columns of the claims team's list. */
export function useFileColumns(): ListColumn<ClaimsFileRow>[] {
  const { t } = useTranslation(['common', 'account', 'quote']);
  return [
    {
      key: 'number',
      title: t('account:claim.number'),
      render: ({ claimNumber }) => claimNumber,
    },
    {
      key: 'company',
      title: t('account:claim.company'),
      grow: 2,
      onCard: true,
      render: ({ insuredName }) => insuredName,
    },
    {
      key: 'due',
      title: t('account:file.due'),
      sortField: 'dueDate',
      onCard: 'line',
      render: ({ dueDate }) => (dueDate ? <ShortDate value={dueDate} /> : '–'),
    },
    {
      key: 'next',
      title: t('account:file.next'),
      grow: 2,
      from: 'xxl',
      render: ({ nextStep }) => nextStep ?? '–',
    },
    {
      key: 'reported',
      title: t('account:claim.reported'),
      sortField: 'reportedDate',
      from: 'md',
      render: ({ reportedDate }) => <ShortDate value={reportedDate} />,
    },
    {
      key: 'reserved',
      title: t('account:file.reserved'),
      sortField: 'reserved',
      isNumber: true,
      onCard: 'line',
      render: ({ reserves, currency }) => moneyText(reserves.total, currency),
    },
    {
      key: 'handler',
      title: t('account:file.handler'),
      from: 'lg',
      render: ({ handlerName }) => handlerName ?? '–',
    },
    {
      key: 'status',
      title: t('quote:column.status'),
      sortField: 'fileStatus',
      render: ({ fileStatus }) => <FileStatusTag status={fileStatus} />,
    },
  ];
}

/** The chips above the list. */
export function useFileFilters(): ListFilter[] {
  const { t } = useTranslation(['common', 'account', 'quote']);
  return [
    {
      name: 'status',
      label: t('quote:column.status'),
      options: FILE_STATUSES.map((value) => ({ value, label: t(`common:fileStatus.${value}`) })),
    },
    {
      name: 'waitsFor',
      label: t('account:file.waitsFor'),
      options: [
        { value: 'DEADLINE', label: t('account:file.deadlineMissed') },
        { value: 'REPORT', label: t('account:file.reportDue') },
      ],
    },
  ];
}

export function useFileViews(): ListViews {
  const { t } = useTranslation(['common', 'account']);
  const { basePath, user } = useSession();
  return {
    id: 'claims-files',
    path: `${basePath}/claims/files`,
    builtIn: [
      { key: 'all', label: t('common:views.all'), query: '' },
      { key: 'mine', label: t('account:file.mine'), query: `handlerId=${user.id}` },
      { key: 'missed', label: t('account:file.deadlineMissed'), query: 'waitsFor=DEADLINE' },
      { key: 'open', label: t('common:fileStatus.OPEN'), query: 'status=OPEN' },
      { key: 'reopened', label: t('common:fileStatus.REOPENED'), query: 'status=REOPENED' },
    ],
  };
}
