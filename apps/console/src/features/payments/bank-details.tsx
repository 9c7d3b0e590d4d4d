import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { problemMessage } from '../../lib/problem';
import { bankQuery } from './api';

const ROWS = ['bank', 'routing', 'account', 'accountName', 'accountType', 'swift'] as const;

/** Where an ACH or wire transfer goes. */
export function BankDetails({ policyNumber }: { policyNumber: string }) {
  const { t } = useTranslation(['common', 'policy']);
  const { data, isPending, error } = useQuery(bankQuery(policyNumber));
  if (isPending) return <Skeleton active paragraph={{ rows: 3 }} />;
  if (error) return <Alert role="alert" type="error" showIcon title={problemMessage(error)} />;
  return (
    <>
      <FactList
        facts={ROWS.map((name) => ({ label: t(`policy:pay.bank.${name}`), value: data[name] }))}
      />
      <p className="muted">{t('policy:payment.achConfirmation')}</p>
    </>
  );
}
