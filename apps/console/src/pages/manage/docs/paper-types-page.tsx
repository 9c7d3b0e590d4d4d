import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { paperTypesQuery, productTypesQuery } from '../../../features/forms/api';
import { EmptyState } from '../../../kit/pages/empty-state';
import { Loaded } from '../../../kit/pages/loaded';
import { PageHeader } from '../../../kit/pages/page-header';
import { PlainTable } from '../../../kit/values/plain-table';
import { useSession } from '../../../lib/session';

/** The papers of the carriers that forms are issued on; they are kept with what carriers write. */
export function PaperTypesPage() {
  const { t } = useTranslation(['common', 'policy']);
  const { landing } = useSession();
  const papers = useQuery(paperTypesQuery);
  const { data: products = [] } = useQuery(productTypesQuery);
  const nameOf = (code: string) => products.find((one) => one.productType === code)?.name ?? code;
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('common:nav.paperTypes')}
      />
      <Loaded result={papers} skeleton={<Skeleton active />}>
        {(rows) =>
          rows.length ? (
            <PlainTable
              label={t('common:nav.paperTypes')}
              columns={[
                { key: 'name', title: t('policy:paperTypes.name'), render: ({ name }) => name },
                {
                  key: 'carrier',
                  title: t('policy:paperTypes.carrier'),
                  render: ({ carrierName }) => carrierName ?? '–',
                },
                {
                  key: 'paper',
                  title: t('policy:paperTypes.paper'),
                  render: ({ paperType }) => t(`policy:forms.paperType.${paperType}`),
                },
                {
                  key: 'products',
                  title: t('policy:forms.products'),
                  render: ({ productTypes }) => productTypes.map(nameOf).join(', '),
                },
              ]}
              rows={rows}
              rowKey={({ id }) => id}
            />
          ) : (
            <EmptyState title={t('common:table.noData')} text={t('policy:paperTypes.empty')} />
          )
        }
      </Loaded>
    </div>
  );
}
