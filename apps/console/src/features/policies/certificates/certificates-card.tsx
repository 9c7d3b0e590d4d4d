import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import type { Policy } from '../../../lib/api-types';
import '../policies.css';
import { UnreadCard } from '../unread-card';
import { certificatesQuery } from './api';

/** Who was told what a policy covers, and whether it still holds. */
export function CertificatesCard({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy']);
  const result = useQuery(certificatesQuery(policy.id));
  const { data: certificates = [] } = result;
  if (result.isError && !result.data) {
    const title = t('policy:certificate.list');
    return <UnreadCard id="policy-certificates" title={title} result={result} />;
  }
  if (certificates.length === 0) return null;
  return (
    <section className="card policy-section" aria-labelledby="policy-certificates">
      <h2 id="policy-certificates">{t('policy:certificate.list')}</h2>
      <PlainTable
        label={t('policy:certificate.list')}
        rows={certificates}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'number',
            title: t('policy:certificate.number'),
            render: ({ number, code }) => <Link to={`/certificate/${code}`}>{number}</Link>,
          },
          {
            key: 'holder',
            title: t('policy:certificate.holder'),
            render: ({ holderName }) => holderName ?? policy.companyName,
          },
          {
            key: 'asOf',
            title: t('policy:certificate.asOf'),
            render: ({ asOf }) => <ShortDate value={asOf} />,
          },
          {
            key: 'answer',
            title: t('policy:certificate.today'),
            render: ({ answer }) => t(`policy:certificate.answers.${answer}`),
          },
        ]}
      />
    </section>
  );
}
