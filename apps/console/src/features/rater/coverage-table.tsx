import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../kit/values/plain-table';
import { StatusTag } from '../../kit/values/status-tag';
import type { CatalogueCoverage } from './types';

/** The coverages of a product as the quote builder takes them, and why one may not be had. */
export function CoverageTable({ coverages }: { coverages: readonly CatalogueCoverage[] }) {
  const { t } = useTranslation(['common', 'coverage']);
  const isSo = (value: boolean) => (value ? t('common:option.yes') : '–');
  return (
    <PlainTable
      label={t('coverage:rater.catalogue')}
      columns={[
        { key: 'name', title: t('coverage:rater.coverage.name'), render: ({ name }) => name },
        {
          key: 'id',
          title: t('coverage:rater.coverage.id'),
          isNumber: true,
          render: ({ id }) => id,
        },
        {
          key: 'key',
          title: t('coverage:rater.coverage.key'),
          render: ({ key }) => <code>{key}</code>,
        },
        {
          key: 'group',
          title: t('coverage:rater.coverage.group'),
          render: ({ group }) => `${group} ${t(`coverage:group.${group}`)}`,
        },
        {
          key: 'order',
          title: t('coverage:rater.coverage.order'),
          isNumber: true,
          render: ({ order }) => order,
        },
        {
          key: 'available',
          title: t('coverage:rater.coverage.available'),
          render: ({ available, tooltip }) => (
            <StatusTag
              tone={available ? 'good' : 'over'}
              label={tooltip ?? t('coverage:rater.coverage.available')}
            />
          ),
        },
        {
          key: 'mandatory',
          title: t('coverage:rater.coverage.mandatory'),
          render: ({ mandatory }) => isSo(mandatory),
        },
        {
          key: 'locked',
          title: t('coverage:rater.coverage.locked'),
          render: ({ locked }) => isSo(locked),
        },
        {
          key: 'disabled',
          title: t('coverage:rater.coverage.disabled'),
          render: ({ disabled }) => isSo(disabled),
        },
        {
          key: 'endorsement',
          title: t('coverage:rater.coverage.endorsement'),
          render: ({ endorsement }) => isSo(endorsement),
        },
      ]}
      rows={coverages}
      rowKey={({ id }) => String(id)}
    />
  );
}
