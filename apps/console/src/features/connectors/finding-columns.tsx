import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import type { ConnectorAction } from '../../lib/connector-types';

/** Lists of findings begin with the worst. */
export const FINDING_RULES: ListRules = {
  sortable: ['title', 'severity', 'score'],
  defaultSort: { field: 'severity', direction: 'asc' },
  filters: {},
};

/** What each list of findings says of one. */
export function useFindingColumns<Row extends ConnectorAction>(): ListColumn<Row>[] {
  const { t } = useTranslation(['common', 'carrier']);
  return [
    {
      key: 'title',
      title: t('carrier:connectors.column.action'),
      sortField: 'title',
      grow: 3,
      render: ({ title }) => title,
    },
    {
      key: 'subject',
      title: t('carrier:connectors.column.subject'),
      grow: 2,
      onCard: 'line',
      render: ({ subject }) => subject,
    },
    {
      key: 'severity',
      title: t('carrier:connectors.column.severity'),
      sortField: 'severity',
      onCard: true,
      render: ({ severity }) => t(`carrier:connectors.severity.${severity}`),
    },
    {
      key: 'points',
      title: t('carrier:connectors.column.points'),
      sortField: 'score',
      isNumber: true,
      onCard: true,
      render: ({ score }) => score,
    },
  ];
}
