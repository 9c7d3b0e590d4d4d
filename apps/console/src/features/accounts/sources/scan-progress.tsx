import { useQuery } from '@tanstack/react-query';
import { Alert, Flex, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { isUnderWay, scanQuery } from './api';

const PERCENT = 100;

/** How far the scan of an account is, or why its last one found nothing. */
export function ScanProgress({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['common', 'account']);
  const { data: scan } = useQuery(scanQuery(accountId));
  if (!scan) return null;
  if (scan.status === 'FAILED') return <Alert type="warning" showIcon title={scan.problem} />;
  if (!isUnderWay(scan)) return null;
  const percent = scan.total ? Math.round((PERCENT * scan.done) / scan.total) : 0;
  return (
    <Flex vertical gap={4} role="status">
      <span>{t('account:scan.underWay', { domain: scan.domainName })}</span>
      <Progress aria-label={t('account:scan.title')} percent={percent} />
    </Flex>
  );
}
