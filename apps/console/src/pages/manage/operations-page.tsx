import { useQuery } from '@tanstack/react-query';
import { Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { servicesQuery } from '../../features/operations/api';
import { CrashCard } from '../../features/operations/crash-card';
import { ServiceTable } from '../../features/operations/service-table';
import { StuckList } from '../../features/operations/stuck-list';
import { ErrorState } from '../../kit/pages/error-state';
import { PageHeader } from '../../kit/pages/page-header';
import { useSession } from '../../lib/session';
import '../../kit/kit.css';

export function OperationsPage() {
  const { t } = useTranslation();
  const { landing } = useSession();
  const [params, setParams] = useSearchParams();
  const service = params.get('service') ?? undefined;
  const { data, error, refetch } = useQuery(servicesQuery());
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('common:operations.title')}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <ServiceTable
          services={data}
          chosen={service}
          onChoose={(name) => setParams({ service: name }, { replace: true })}
        />
      )}
      {service && (
        <section aria-labelledby="stuck-title">
          <Typography.Title level={2} id="stuck-title" style={{ fontSize: 18 }}>
            {t('common:operations.stuckIn', { service })}
          </Typography.Title>
          <StuckList key={service} service={service} />
        </section>
      )}
      <CrashCard />
    </div>
  );
}
