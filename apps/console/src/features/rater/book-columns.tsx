import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import { ShortDate } from '../../kit/values/short-date';
import { BookStatusTag } from './book-status';
import type { RateBook } from './types';

const REGIONS = ['US', 'UK'];
const STATUSES: readonly RateBook['status'][] = ['DRAFT', 'PROPOSED', 'ACTIVE', 'WITHDRAWN'];

export const BOOK_LIST_RULES: ListRules = {
  sortable: ['effectiveFrom', 'version', 'status', 'modified'],
  defaultSort: { field: 'effectiveFrom', direction: 'desc' },
  filters: { region: REGIONS, status: STATUSES },
};

export function useBookColumns(): ListColumn<RateBook>[] {
  const { t } = useTranslation(['common', 'coverage']);
  return [
    {
      key: 'version',
      title: t('coverage:rater.version'),
      sortField: 'version',
      render: ({ version }) => version,
    },
    {
      key: 'region',
      title: t('coverage:rater.region'),
      from: 'md',
      render: ({ region }) => t(`coverage:rater.region.${region}`),
    },
    {
      key: 'starts',
      title: t('coverage:rater.starts'),
      sortField: 'effectiveFrom',
      render: ({ effectiveFrom }) => <ShortDate value={effectiveFrom} />,
    },
    {
      key: 'basedOn',
      title: t('coverage:rater.basedOn'),
      from: 'lg',
      render: ({ basedOn }) => basedOn ?? '–',
    },
    {
      key: 'proposedBy',
      title: t('coverage:rater.proposedBy'),
      from: 'xl',
      render: ({ proposedBy }) => proposedBy ?? '–',
    },
    {
      key: 'activatedBy',
      title: t('coverage:rater.activatedBy'),
      from: 'lg',
      render: ({ activatedBy }) => activatedBy ?? '–',
    },
    {
      key: 'status',
      title: t('coverage:rater.status'),
      sortField: 'status',
      render: ({ status }) => <BookStatusTag status={status} />,
    },
  ];
}

export function useBookFilters(): ListFilter[] {
  const { t } = useTranslation(['common', 'coverage']);
  return [
    {
      name: 'status',
      label: t('coverage:rater.status'),
      options: STATUSES.map((value) => ({ value, label: t(`coverage:rater.status.${value}`) })),
    },
    {
      name: 'region',
      label: t('coverage:rater.region'),
      options: REGIONS.map((value) => ({ value, label: t(`coverage:rater.region.${value}`) })),
    },
  ];
}
