import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kit/pages/loaded';
import { moneyText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import type { ClaimsFile, ReserveChange } from '../../../lib/api-types';
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
          <ChangeTable changes={changes} currency={file.currency} />
        )
      }
    </Loaded>
  );
}

interface ChangeTableProps {
  changes: ReserveChange[];
  currency: ClaimsFile['currency'];
}

function ChangeTable({ changes, currency }: ChangeTableProps) {
  const { t } = useTranslation(['common', 'account']);
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
      ]}
    />
  );
}
