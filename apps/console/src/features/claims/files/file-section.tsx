import { useBooleanFlagValue } from '@openfeature/react-sdk';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kit/pages/loaded';
import { RecordActions } from '../../../kit/pages/record-actions';
import { FactList } from '../../../kit/values/fact-list';
import { Money } from '../../../kit/values/money';
import { ShortDate } from '../../../kit/values/short-date';
import { VendorWorkSection } from '../vendors/vendor-work';
import type { Claim, ClaimsFile } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { isOutOfReach } from '../../../lib/problem';
import { usePermissions, useSession } from '../../../lib/session';
import { DiarySection } from '../diary/diary-section';
import { ClaimMoneySection } from '../money/claim-money';
import { CoverageWorksheet } from '../money/worksheet';
import { claimsFileQuery } from './api';
import { FileStatusTag } from './file-status';
import { ReserveHistory } from './reserve-history';

/** The categories of reserves, in the order of the trade. */
export const CATEGORIES = [
  'firstPartyExpense',
  'firstPartyLoss',
  'lossAdjustment',
  'thirdPartyLoss',
] as const;

/** The file of a filed claim for who may see it; where there is none yet, the way to open one. */
export function ClaimsFileSection({ claim }: { claim: Claim }) {
  const { t } = useTranslation(['common', 'account']);
  const { can } = usePermissions();
  const { claimId, isPolicyMatched } = claim;
  const result = useQuery({ ...claimsFileQuery(claimId), retry: false });
  if (isOutOfReach(result.error)) {
    if (!can('claim:manage')) return null;
    return (
      <section className="card claim-section" aria-labelledby="claims-file">
        <h2 id="claims-file">{t('account:file.one')}</h2>
        <p>{t(isPolicyMatched ? 'account:file.none' : 'account:file.noCover')}</p>
        {isPolicyMatched && (
          <Button type="primary" onClick={() => openModal('claim-file-open', { claimId })}>
            {t('account:file.open')}
          </Button>
        )}
      </section>
    );
  }
  return (
    <section className="card claim-section" aria-labelledby="claims-file">
      <h2 id="claims-file">{t('account:file.one')}</h2>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(file) => <ClaimsFileView file={file} />}
      </Loaded>
    </section>
  );
}

/** A file: who works on it, what is reserved, and what can be done now. */
export function ClaimsFileView({ file }: { file: ClaimsFile }) {
  const { t } = useTranslation(['common', 'account']);
  const { claimId, allowedActions } = file;
  const opening = (modal: string) => () => openModal(modal, { claimId });
  const canClose = allowedActions.some((action) => action.startsWith('close'));
  const actions = [
    { key: 'assign', isOffered: allowedActions.includes('assign'), modal: 'claim-assign' },
    { key: 'vendors', isOffered: allowedActions.includes('vendors'), modal: 'claim-vendors' },
    { key: 'cause', isOffered: allowedActions.includes('edit'), modal: 'claim-cause' },
    { key: 'proof', isOffered: allowedActions.includes('edit'), modal: 'claim-proof' },
    { key: 'relate', isOffered: allowedActions.includes('relate'), modal: 'claim-relate' },
    { key: 'litigate', isOffered: allowedActions.includes('litigate'), modal: 'claim-litigate' },
    { key: 'excuse', isOffered: allowedActions.includes('excuse'), modal: 'claim-excuse' },
    {
      key: 'rights',
      isOffered: allowedActions.includes('reserveRights'),
      modal: 'claim-reserve-rights',
    },
    { key: 'deny', isOffered: allowedActions.includes('deny'), modal: 'claim-deny' },
    { key: 'close', isOffered: canClose, modal: 'claim-close' },
    { key: 'reopen', isOffered: allowedActions.includes('reopen'), modal: 'claim-reopen' },
    { key: 'void', isOffered: allowedActions.includes('void'), modal: 'claim-void' },
  ]
    .filter(({ isOffered }) => isOffered)
    .map(({ key, modal }) => ({ key, label: t(`account:file.${key}`), onPick: opening(modal) }));
  return (
    <>
      <RecordActions
        primary={
          allowedActions.includes('setReserves') && (
            <Button type="primary" onClick={opening('claim-reserve')}>
              {t('account:file.setReserves')}
            </Button>
          )
        }
        actions={actions}
      />
      <FileFacts file={file} />
      <h3>{t('account:file.history')}</h3>
      <ReserveHistory file={file} />
      <FileParts file={file} />
    </>
  );
}

/** How it stands, who works on it, and what is reserved. */
function FileFacts({ file }: { file: ClaimsFile }) {
  const { t } = useTranslation(['common', 'account']);
  const { closedDate, currency, handlerName, litigation, reserves } = file;
  return (
    <FactList
      facts={[
        {
          label: t('account:file.status'),
          value: <FileStatusTag status={file.fileStatus} />,
        },
        { label: t('account:file.causeOf'), value: t(`account:file.cause.${file.cause}`) },
        { label: t('account:file.handler'), value: handlerName },
        {
          label: t('account:file.vendorNames'),
          value: file.vendors.map(({ name }) => name).join(', '),
        },
        {
          label: t('account:file.proofReceivedOn'),
          value: file.proofReceivedOn && <ShortDate value={file.proofReceivedOn} />,
        },
        {
          label: t('account:file.court'),
          value: litigation && `${litigation.court}, ${litigation.counsel}`,
        },
        {
          label: t('account:file.closedDate'),
          value: closedDate && <ShortDate value={closedDate} />,
        },
        ...CATEGORIES.map((name) => ({
          label: t(`account:file.${name}`),
          value: <Money value={reserves[name]} currency={currency} />,
        })),
        {
          label: t('account:file.total'),
          value: <Money value={reserves.total} currency={currency} />,
        },
      ]}
    />
  );
}

/** Its money, what decides its cover, and what is to be done; of the money a vendor sees nothing. */
function FileParts({ file }: { file: ClaimsFile }) {
  const { can } = usePermissions();
  const { account } = useSession();
  const hasDiary = useBooleanFlagValue('claims-diary', false);
  const { claimId } = file;
  return (
    <>
      {account.accountType !== 'VENDOR' && (
        <>
          <ClaimMoneySection file={file} />
          <CoverageWorksheet claimId={claimId} />
        </>
      )}
      {can('claim:note') && <VendorWorkSection file={file} />}
      {hasDiary && can('claim:diary') && <DiarySection claimId={claimId} />}
    </>
  );
}
