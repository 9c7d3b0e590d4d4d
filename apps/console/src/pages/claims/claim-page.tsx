import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { claimQuery } from '../../features/claims/api';
import { ClaimDetails } from '../../features/claims/claim-details';
import { ClaimStatusTag } from '../../features/claims/claim-status';
import { ClaimsLine } from '../../features/claims/claims-line';
import { DetailPage } from '../../kit/pages/detail-page';
import { ErrorState } from '../../kit/pages/error-state';
import { ShortDate } from '../../kit/values/short-date';
import type { Claim } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { isOutOfReach } from '../../lib/problem';
import { usePermissions, useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';

export function ClaimPage() {
  const { claimId = '' } = useParams();
  const { t } = useTranslation(['common', 'account', 'coverage', 'quote']);
  const { basePath, landing } = useSession();
  const { can } = usePermissions();
  const result = useQuery(claimQuery(claimId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const claim = result.data;
  const home = `${basePath}/claims`;

  return (
    <DetailPage
      crumbs={[
        ...(landing === home ? [] : [{ title: t('common:page.home'), href: landing }]),
        { title: t('account:claim.list'), href: home },
      ]}
      title={
        claim?.claimNumber
          ? t('account:claim.title', { number: claim.claimNumber })
          : t('account:claim.noNumber')
      }
      tag={claim && <ClaimStatusTag status={claim.status} />}
      action={claim && <ClaimActions claim={claim} />}
      strip={claim ? stripOf(claim) : []}
    >
      {result.isError && (
        <ErrorState
          error={result.error}
          {...(claim && { kept: t('common:page.kept') })}
          onRetry={() => void result.refetch()}
        />
      )}
      {result.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {claim && <ClaimDetails claim={claim} />}
      <ClaimsLine />
    </DetailPage>
  );

  function stripOf({ insuredName, policyId, policyNumber, product, reportedDate }: Claim) {
    return [
      { label: t('account:claim.company'), value: insuredName },
      {
        label: t('account:claim.policy'),
        value: can('policy:view') ? (
          <Link to={`${basePath}/policies/${policyId}`}>{policyNumber}</Link>
        ) : (
          policyNumber
        ),
      },
      { label: t('quote:field.product'), value: t(`coverage:product.${product}`) },
      {
        label: t('account:claim.reported'),
        value: reportedDate && <ShortDate value={reportedDate} />,
      },
    ];
  }
}

function ClaimActions({ claim: { claimId, allowedActions } }: { claim: Claim }) {
  const { t } = useTranslation(['common', 'account']);
  return (
    <Flex gap={8} wrap>
      {allowedActions.includes('delete') && (
        <Button danger onClick={() => openModal('claim-delete', { claimId })}>
          {t('account:claim.delete')}
        </Button>
      )}
      {allowedActions.includes('save') && (
        <Button type="primary" onClick={() => openModal('claim-form', { claimId })}>
          {t('account:claim.continue')}
        </Button>
      )}
    </Flex>
  );
}
