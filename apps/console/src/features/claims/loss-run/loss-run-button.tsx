import { DownloadOutlined } from '@ant-design/icons';
import { useBooleanFlagValue } from '@openfeature/react-sdk';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../../lib/modals';
import { useSession } from '../../../lib/session';

// Who may have the loss run of a client; agencies behind a flag of their own.
const FLAGS: Partial<Record<string, string>> = {
  COWBELL: 'loss-run',
  CUSTOMER: 'loss-run',
  AGENCY: 'broker-loss-runs',
};

/** Asks for the loss run of a client, or of one policy. */
export function LossRunButton(of: { accountId: string; policyId?: string }) {
  const { t } = useTranslation(['common', 'account']);
  const { account } = useSession();
  const flag = FLAGS[account.accountType];
  const isOn = useBooleanFlagValue(flag ?? 'loss-run', false);
  if (!flag || !isOn) return null;
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      onClick={() => openModal('loss-run', { ...of })}
    >
      {t('account:lossRun.title')}
    </Button>
  );
}
