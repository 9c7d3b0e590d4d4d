import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { documentsQuery } from '../../features/documents/api';
import { DocumentLinks } from '../../features/documents/document-links';
import { policyQuery } from '../../features/policies/api';
import { PolicyOverview } from '../../features/policies/policy-overview';
import { PolicyStatusTag } from '../../features/policies/policy-status';
import { ErrorState } from '../../kit/pages/error-state';
import { FactList } from '../../kit/values/fact-list';
import type { Policy } from '../../lib/api-types';
import { LinkedPanel } from './linked-panel';

/** The policy that a letter is about, with its money and its papers. */
export function PolicyDoorPage() {
  const { t } = useTranslation('common');
  const { policyId = '' } = useParams();
  const policy = useQuery({ ...policyQuery(policyId), retry: false });
  const number = policy.data?.policyNumber;
  return (
    <LinkedPanel title={number ? t('common:door.policy', { number }) : t('common:door.opening')}>
      {policy.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {policy.isError && <ErrorState error={policy.error} onRetry={() => void policy.refetch()} />}
      {policy.data && <OpenPolicy policy={policy.data} />}
    </LinkedPanel>
  );
}

function OpenPolicy({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy', 'coverage', 'quote']);
  const documents = useQuery(documentsQuery('policy', policy.id));
  return (
    <>
      <FactList
        facts={[
          { label: t('common:door.insured'), value: policy.companyName },
          { label: t('policy:pay.product'), value: t(`coverage:product.${policy.product}`) },
          { label: t('common:door.status'), value: <PolicyStatusTag status={policy.status} /> },
        ]}
      />
      <PolicyOverview policy={policy} />
      <section className="card" aria-labelledby="door-documents">
        <h2 id="door-documents">{t('policy:tab.documents')}</h2>
        <DocumentLinks documents={documents.data ?? []} />
      </section>
    </>
  );
}
