import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/pages/error-state';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { FactList } from '../../kit/values/fact-list';
import { openModal } from '../../lib/modals';
import { isOutOfReach } from '../../lib/problem';
import { agencyBankQuery } from './api';

const ROWS = ['bank', 'routing', 'account', 'accountName', 'accountType', 'swift'] as const;

/** Where an agency is paid by ACH; of the account number the last digits. */
export function AgencyBank({ agencyId }: { agencyId: string }) {
  const { t } = useTranslation(['common', 'agency', 'policy']);
  const { data, error, isPending, refetch } = useQuery(agencyBankQuery(agencyId));
  return (
    <section className="card" aria-labelledby="agency-bank">
      <Flex justify="space-between" gap={8} wrap>
        <h2 id="agency-bank">{t('agency:commission.bank')}</h2>
        <PermissionGuard need="billing:ach-details">
          <Button onClick={() => openModal('agency-bank-form', { agencyId, bank: data })}>
            {t(data ? 'agency:bank.change' : 'agency:bank.enter')}
          </Button>
        </PermissionGuard>
      </Flex>
      {isPending && <Skeleton active paragraph={{ rows: 2 }} />}
      {isOutOfReach(error) && <p>{t('agency:commission.noBank')}</p>}
      {error && !isOutOfReach(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <FactList
          facts={ROWS.map((name) => ({ label: t(`policy:pay.bank.${name}`), value: data[name] }))}
        />
      )}
    </section>
  );
}
