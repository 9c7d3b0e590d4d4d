import { useQuery } from '@tanstack/react-query';
import { Flex, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lossTriangleQuery } from '../../features/claims/figures/api';
import { TriangleTable } from '../../features/claims/figures/triangle-table';
import { Loaded } from '../../kit/pages/loaded';
import { PageHeader } from '../../kit/pages/page-header';
import type { LossTriangle } from '../../lib/claim-types';
import { useSession } from '../../lib/session';

type Measure = LossTriangle['measure'];
type Grain = LossTriangle['grain'];
type Currency = LossTriangle['currency'];

const MEASURES: readonly Measure[] = ['INCURRED', 'PAID', 'COUNT'];
const GRAINS: readonly Grain[] = ['YEAR', 'MONTH'];

/** How losses of each month or year develop, and what they come to. */
export function TrianglesPage() {
  const { t } = useTranslation(['common', 'account']);
  const { basePath } = useSession();
  const [measure, setMeasure] = useState<Measure>('INCURRED');
  const [grain, setGrain] = useState<Grain>('YEAR');
  const [currency, setCurrency] = useState<Currency>('USD');
  const result = useQuery(lossTriangleQuery({ measure, grain, currency }));
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('account:claim.list'), href: `${basePath}/claims` }]}
        title={t('account:triangle.title')}
      />
      <Flex gap={12} wrap>
        <Segmented<Measure>
          aria-label={t('account:triangle.measure')}
          value={measure}
          onChange={setMeasure}
          options={MEASURES.map((value) => ({
            value,
            label: t(`account:triangle.measure.${value}`),
          }))}
        />
        <Segmented<Grain>
          aria-label={t('account:triangle.grain')}
          value={grain}
          onChange={setGrain}
          options={GRAINS.map((value) => ({ value, label: t(`account:triangle.grain.${value}`) }))}
        />
        <Segmented<Currency>
          aria-label={t('account:triangle.currency')}
          value={currency}
          onChange={setCurrency}
          options={['USD', 'GBP']}
        />
      </Flex>
      <section className="card">
        <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
          {(triangle) => <TriangleTable triangle={triangle} />}
        </Loaded>
      </section>
    </div>
  );
}
