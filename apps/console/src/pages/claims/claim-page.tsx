import type { AccountType } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { claimQuery } from '../../features/claims/api';
import { ClaimDetails } from '../../features/claims/claim-details';
import { ClaimProgressCard } from '../../features/claims/claim-progress';
import { ClaimStatusTag, statusWordKey } from '../../features/claims/claim-status';
import { ClaimsFileSection } from '../../features/claims/files/file-section';
import { ClaimsLine } from '../../features/claims/claims-line';
import { claimNextStep } from '../../features/claims/next-step';
import { NotesRail } from '../../features/notes/notes-rail';
import type { RowAction } from '../../kit/lists/row-menu';
import type { Crumb } from '../../kit/pages/page-header';
import { LoadedRecord, RecordPage } from '../../kit/pages/record-page';
import type { Fact } from '../../kit/values/fact-list';
import { NextStepText } from '../../kit/values/next-step-text';
import { ShortDate } from '../../kit/values/short-date';
import type { Claim } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { isOutOfReach } from '../../lib/problem';
import { usePermissions, useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';

// Loaded beside the record, not before it.
const RecordRail = lazy(async () => ({
  default: (await import('../record-rail')).RecordRail,
}));

export function ClaimPage() {
  const { claimId = '' } = useParams();
  const { t } = useTranslation(['common', 'account']);
  const { basePath, landing } = useSession();
  const result = useQuery(claimQuery(claimId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const home = `${basePath}/claims`;
  const crumbs = [
    ...(landing === home ? [] : [{ title: t('common:page.home'), href: landing }]),
    { title: t('account:claim.list'), href: home },
  ];
  return (
    <LoadedRecord result={result} crumbs={crumbs} title={t('account:claim.list')}>
      {(claim) => <ClaimRecord claim={claim} crumbs={crumbs} />}
    </LoadedRecord>
  );
}

// Agencies and policyholders see their notice alone.
const SEES_FILES: readonly AccountType[] = ['COWBELL', 'VENDOR', 'CARRIER', 'RE_INSURER'];

interface ClaimRecordProps {
  claim: Claim;
  crumbs: Crumb[];
}

function ClaimRecord({ claim, crumbs }: ClaimRecordProps) {
  const { t } = useTranslation(['common', 'account']);
  const { account } = useSession();
  const { can } = usePermissions();
  const { claimId, allowedActions } = claim;
  const remove = {
    key: 'delete',
    label: t('account:claim.delete'),
    isDanger: true,
    onPick: () => openModal('claim-delete', { claimId }),
  };
  const correct = {
    key: 'correct',
    label: t('account:claim.correct'),
    onPick: () => openModal('claim-correct', { claimId }),
  };
  const make = {
    key: 'make',
    label: t('account:claim.make'),
    onPick: () => openModal('claim-make', { claimId }),
  };
  const carryOn = (
    <Button type="primary" onClick={() => openModal('claim-form', { claimId })}>
      {t('account:claim.continue')}
    </Button>
  );
  return (
    <RecordPage
      crumbs={crumbs}
      title={claim.insuredName}
      number={claim.claimNumber ?? t('account:claim.noNumber')}
      tag={<ClaimStatusTag status={claim.status} />}
      strip={useStrip(claim)}
      primary={allowedActions.includes('save') && carryOn}
      actions={[
        ...(allowedActions.includes('makeClaim') ? [make] : []),
        ...useCircumstanceActions(claim),
        ...(allowedActions.includes('correct') ? [correct] : []),
        ...(allowedActions.includes('delete') ? [remove] : []),
      ]}
      rail={
        <Suspense fallback={<Skeleton active />}>
          <RecordRail noun="claim" id={claimId} statusWordKey={statusWordKey} />
        </Suspense>
      }
    >
      <div className="claim-column">
        {!SEES_FILES.includes(account.accountType) && <ClaimProgressCard claim={claim} />}
        {claim.isFiled && !claim.isCircumstance && SEES_FILES.includes(account.accountType) && (
          <ClaimsFileSection claim={claim} />
        )}
        {claim.isFiled && account.accountType === 'COWBELL' && can('claim:note') && (
          <NotesRail of={{ noun: 'claim', id: claimId }} />
        )}
        <ClaimDetails claim={claim} />
        <ClaimsLine />
      </div>
    </RecordPage>
  );
}

/** What becomes of a circumstance that is no claim. */
function useCircumstanceActions({ claimId, allowedActions }: Claim): RowAction[] {
  const { t } = useTranslation(['common', 'account']);
  const steps = [
    ['endCircumstance', 'end', 'circumstance-end'],
    ['reopenCircumstance', 'takeUp', 'circumstance-take-up'],
  ] as const;
  return steps.flatMap(([action, key, modal]) => {
    const onPick = () => openModal(modal, { claimId });
    return allowedActions.includes(action)
      ? [{ key, label: t(`account:claim.${key}`), onPick }]
      : [];
  });
}

function useStrip(claim: Claim): Fact[] {
  const { t } = useTranslation(['common', 'account', 'coverage', 'quote']);
  const { basePath } = useSession();
  const { can } = usePermissions();
  const { policyId, policyNumber, product, reportedDate, name } = claim;
  const policy = can('policy:view') ? (
    <Link to={`${basePath}/policies/${policyId}`}>{policyNumber}</Link>
  ) : (
    policyNumber
  );
  return [
    { label: t('account:claim.policy'), value: policy },
    { label: t('quote:field.product'), value: t(`coverage:product.${product}`) },
    {
      label: t('account:claim.reported'),
      value: reportedDate && <ShortDate value={reportedDate} />,
    },
    { label: t('account:claim.name'), value: name },
    {
      label: t('common:record.nextStep'),
      value: <NextStepText step={claimNextStep(claim)} />,
      isWide: true,
    },
  ];
}
