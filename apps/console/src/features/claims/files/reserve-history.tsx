import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../../kit/lists/row-menu';
import { Loaded } from '../../../kit/pages/loaded';
import { moneyText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import type { ClaimsFile, ReserveChange } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { reserveChangesQuery } from './api';

/** Who changed which reserve, when and why. */
export function ReserveHistory({ file }: { file: ClaimsFile }) {
  const { t } = useTranslation(['common', 'account']);
  const result = useQuery(reserveChangesQuery(file.claimId));
  return (
    <Loaded result={result} skeleton={<Skeleton active />}>
      {(changes) =>
        changes.length === 0 ? (
          <p className="muted">{t('account:file.noChanges')}</p>
        ) : (
          <ChangeTable changes={changes} file={file} />
        )
      }
    </Loaded>
  );
}

interface ChangeTableProps {
  changes: ReserveChange[];
  file: ClaimsFile;
}

/** Whether a change is in force; one that waits is decided from its menu. */
function ChangeState({ change, file }: { change: ReserveChange; file: ClaimsFile }) {
  const { t } = useTranslation(['common', 'account']);
  const { claimId, allowedActions } = file;
  const { status, changeId } = change;
  const word = t(`account:file.change.${status}`);
  if (status !== 'WAITING' || !allowedActions.includes('approveReserves')) return word;
  const actions = [
    { key: 'approve', label: t('account:file.approveReserves'), modal: 'claim-reserve-approve' },
    { key: 'withdraw', label: t('account:file.withdrawReserves'), modal: 'claim-reserve-withdraw' },
  ].map(({ key, label, modal }) => ({
    key,
    label,
    onPick: () => openModal(modal, { claimId, changeId }),
  }));
  return (
    <>
      {word} <RowMenu name={t('account:file.waitingChange')} actions={actions} />
    </>
  );
}

function ChangeTable({ changes, file }: ChangeTableProps) {
  const { t } = useTranslation(['common', 'account']);
  const { currency } = file;
  return (
    <PlainTable
      label={t('account:file.history')}
      rows={changes}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'when',
          title: t('account:file.changedOn'),
          render: ({ changedOn }) => <ShortDate value={changedOn} />,
        },
        {
          key: 'category',
          title: t('account:file.category'),
          render: ({ category }) => t(`account:file.${category}`),
        },
        {
          key: 'before',
          title: t('account:file.before'),
          isNumber: true,
          render: ({ previousAmount }) => moneyText(previousAmount, currency),
        },
        {
          key: 'after',
          title: t('account:file.after'),
          isNumber: true,
          render: ({ newAmount }) => moneyText(newAmount, currency),
        },
        {
          key: 'who',
          title: t('account:file.changedBy'),
          render: ({ changedByName }) => changedByName ?? '–',
        },
        { key: 'why', title: t('account:file.reason'), render: ({ reason }) => reason ?? '–' },
        {
          key: 'status',
          title: t('account:file.changeStatus'),
          render: (change) => <ChangeState change={change} file={file} />,
        },
      ]}
    />
  );
}
