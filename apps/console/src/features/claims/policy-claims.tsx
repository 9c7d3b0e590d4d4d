import { useQuery } from '@tanstack/react-query';
import { Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../kit/pages/empty-state';
import { ErrorState } from '../../kit/pages/error-state';
import { PlainTable } from '../../kit/values/plain-table';
import type { ClaimSummary, Policy } from '../../lib/api-types';
import { useSession } from '../../lib/session';
import { claimsQuery } from './api';
import './claims.css';
import { useClaimColumns } from './columns';
import { LossRunButton } from './loss-run/loss-run-button';
import { NewClaimButton } from './new-claim-button';

// A policy has a few claims; more than a page of them is beyond reading here.
const SIZE = 100;

/** The claims of one policy. */
export function PolicyClaims({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'account']);
  const { basePath } = useSession();
  const result = useQuery(claimsQuery({ policyId: policy.id, size: SIZE }));
  const columns = useClaimColumns().filter(({ key }) => key !== 'policy' && key !== 'company');
  const claims = result.data?.content;
  // A claim is about a policy; a binder has not become one.
  const button = policy.revisions.length > 0 && <NewClaimButton policyId={policy.id} />;
  return (
    <section className="card claim-section" aria-labelledby="policy-claims">
      <Flex justify="space-between" align="center" gap={8} wrap>
        <h2 id="policy-claims">{t('account:claim.list')}</h2>
        <Flex gap={8} wrap>
          {policy.revisions.length > 0 && (
            <LossRunButton accountId={policy.accountId} policyId={policy.id} />
          )}
          {claims && claims.length > 0 && button}
        </Flex>
      </Flex>
      {result.isPending && <Skeleton active paragraph={{ rows: 3 }} />}
      {result.isError && (
        <ErrorState
          error={result.error}
          {...(claims && { kept: t('common:page.kept') })}
          onRetry={() => void result.refetch()}
        />
      )}
      {claims?.length === 0 && (
        <EmptyState
          title={t('common:table.noData')}
          text={t('account:claim.emptyPolicy')}
          action={button}
        />
      )}
      {claims && claims.length > 0 && (
        <PlainTable
          isList
          label={t('account:claim.list')}
          rows={claims}
          rowKey={({ claimId }) => claimId}
          columns={columns.map(({ key, title, render }, index) => ({
            key,
            title,
            render: (claim: ClaimSummary) =>
              index === 0 ? (
                <Link to={`${basePath}/claims/${claim.claimId}`}>{render(claim)}</Link>
              ) : (
                render(claim)
              ),
          }))}
        />
      )}
    </section>
  );
}
