import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../kit/values/fact-list';
import { ShortDate } from '../../../kit/values/short-date';
import type { Policy } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions } from '../../../lib/session';
import '../policies.css';
import { UnreadCard } from '../unread-card';
import { brokersQuery } from './api';

/** The clock of a change of the broker that waits, to whom it concerns. */
export function BrokerCard({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy']);
  const { can } = usePermissions();
  const result = useQuery(brokersQuery({ policyId: policy.id }));
  const change = result.data?.content.find(({ status }) => status === 'PENDING');
  if (result.isError && !result.data) {
    return <UnreadCard id="policy-broker" title={t('policy:bor.title')} result={result} />;
  }
  if (!change) return null;
  return (
    <section className="card policy-section" aria-labelledby="policy-broker">
      <h2 id="policy-broker">{t('policy:bor.title')}</h2>
      <FactList
        facts={[
          { label: t('policy:bor.from'), value: change.fromAgencyName },
          { label: t('policy:bor.to'), value: change.agencyName },
          { label: t('policy:bor.rescindBy'), value: <ShortDate value={change.rescindBy} /> },
          { label: t('policy:bor.takesEffect'), value: <ShortDate value={change.takesEffectOn} /> },
        ]}
      />
      {can('policy:bor') && (
        <Button onClick={() => openModal('policy-bor-rescind', { changeId: change.id })}>
          {t('policy:bor.rescind')}
        </Button>
      )}
    </section>
  );
}
