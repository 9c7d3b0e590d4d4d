import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../../kit/lists/filter-chips';
import type { ListColumn } from '../../../kit/lists/list-columns';
import type { ListRules } from '../../../kit/lists/list-state';
import { ShortDate } from '../../../kit/values/short-date';
import type { BrokerChange } from './api';

const STATUSES: readonly BrokerChange['status'][] = [
  ...(['PENDING', 'EFFECTIVE', 'RESCINDED', 'LAPSED'] as const),
];

export const BROKER_LIST_RULES: ListRules = {
  sortable: ['created', 'rescindBy', 'takesEffectOn', 'companyName'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: { status: STATUSES },
};

/** The chips above the list. */
export function useBrokerFilters(): ListFilter[] {
  const { t } = useTranslation('policy');
  const options = STATUSES.map((value) => ({ value, label: t(`bor.status.${value}`) }));
  return [{ name: 'status', label: t('bor.state'), options }];
}

export function useBrokerColumns(): ListColumn<BrokerChange>[] {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  return [
    {
      key: 'number',
      title: t('policy:column.number'),
      render: ({ policyNumber }) => policyNumber,
    },
    {
      key: 'client',
      title: t('quote:column.client'),
      sortField: 'companyName',
      grow: 2,
      onCard: true,
      render: ({ companyName }) => companyName,
    },
    {
      key: 'from',
      title: t('policy:bor.from'),
      from: 'lg',
      render: ({ fromAgencyName }) => fromAgencyName,
    },
    { key: 'to', title: t('policy:bor.to'), from: 'md', render: ({ agencyName }) => agencyName },
    {
      key: 'rescindBy',
      title: t('policy:bor.rescindBy'),
      sortField: 'rescindBy',
      onCard: true,
      render: ({ rescindBy }) => <ShortDate value={rescindBy} />,
    },
    {
      key: 'takesEffect',
      title: t('policy:bor.takesEffect'),
      sortField: 'takesEffectOn',
      from: 'md',
      render: ({ takesEffectOn }) => <ShortDate value={takesEffectOn} />,
    },
    {
      key: 'status',
      title: t('policy:bor.state'),
      onCard: true,
      render: ({ status }) => t(`policy:bor.status.${status}`),
    },
  ];
}
