import { CopyOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { copyText } from '../../lib/clipboard';
import { problemMessage } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { bankQuery } from './api';

const ROWS = ['bank', 'routing', 'account', 'accountName', 'accountType', 'swift'] as const;

/** Where an ACH or wire transfer goes. */
export function BankDetails({ policyNumber }: { policyNumber: string }) {
  const { t } = useTranslation(['common', 'policy']);
  const { data, isPending, error } = useQuery(bankQuery(policyNumber));
  const snackbar = useSnackbar();
  if (isPending) return <Skeleton active paragraph={{ rows: 3 }} />;
  if (error) return <Alert role="alert" type="error" showIcon title={problemMessage(error)} />;
  const facts = ROWS.map((name) => ({ label: t(`policy:pay.bank.${name}`), value: data[name] }));
  const copy = async () => {
    const text = facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    if (await copyText(text)) snackbar.success(t('policy:pay.bank.copied'));
    else snackbar.error(t('policy:pay.bank.copyFailed'));
  };
  return (
    <>
      <FactList facts={facts} />
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
        {t('policy:pay.bank.copy')}
      </Button>
      <p className="muted">{t('policy:payment.achConfirmation')}</p>
    </>
  );
}
