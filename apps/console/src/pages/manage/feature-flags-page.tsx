import { useQuery } from '@tanstack/react-query';
import { Skeleton, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import '../../kit/kit.css';
import { flagDetailsQuery } from '../../features/flags/api';
import { FlagTable } from '../../features/flags/flag-table';
import { IncidentCard } from '../../features/incidents/incident-card';
import { Loaded } from '../../kit/pages/loaded';
import { PageHeader } from '../../kit/pages/page-header';
import { environmentQuery } from '../../lib/environment';
import { useSession } from '../../lib/session';

/** What is switched on in this environment, for everybody. */
export function FeatureFlagsPage() {
  const { t } = useTranslation();
  const { landing } = useSession();
  const result = useQuery(flagDetailsQuery);
  const { data: environment } = useQuery(environmentQuery);
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('common:nav.featureFlags')}
        tag={environment && <Tag>{environment.envName}</Tag>}
      />
      <IncidentCard />
      <p className="muted">{t('common:flags.text')}</p>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(flags) => <FlagTable flags={flags} />}
      </Loaded>
    </div>
  );
}
