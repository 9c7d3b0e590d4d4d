import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { claimQuery } from '../../features/claims/api';
import { ClaimDetails } from '../../features/claims/claim-details';
import { ClaimStatusTag } from '../../features/claims/claim-status';
import { ErrorState } from '../../kit/pages/error-state';
import { FactList } from '../../kit/values/fact-list';
import { ShortDate } from '../../kit/values/short-date';
import type { Claim } from '../../lib/api-types';
import { LinkedPanel } from './linked-panel';

/** The claim that a letter is about, as it was reported, with the cover on the day of the loss. */
export function ClaimDoorPage() {
  const { t } = useTranslation('common');
  const { claimId = '' } = useParams();
  const claim = useQuery({ ...claimQuery(claimId), retry: false });
  const number = claim.data?.claimNumber;
  return (
    <LinkedPanel title={number ? t('common:door.claim', { number }) : t('common:door.opening')}>
      {claim.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {claim.isError && <ErrorState error={claim.error} onRetry={() => void claim.refetch()} />}
      {claim.data && <OpenClaim claim={claim.data} />}
    </LinkedPanel>
  );
}

function OpenClaim({ claim }: { claim: Claim }) {
  const { t } = useTranslation('common');
  const { policyNumber, status, reportedDate } = claim;
  return (
    <>
      <p>{t('common:door.claimNext')}</p>
      <FactList
        facts={[
          { label: t('common:door.policyNumber'), value: policyNumber },
          { label: t('common:door.status'), value: <ClaimStatusTag status={status} /> },
          {
            label: t('common:door.reported'),
            value: reportedDate && <ShortDate value={reportedDate} />,
          },
        ]}
      />
      <ClaimDetails claim={claim} />
    </>
  );
}
