import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../lib/modals';
import { usePermissions } from '../../lib/session';

/** Reports a claim under a policy, or under one that is then chosen. */
export function NewClaimButton({ policyId }: { policyId?: string }) {
  const { t } = useTranslation(['common', 'account']);
  const { can } = usePermissions();
  if (!can(['claim:create', 'policy:view'])) return null;
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => openModal('claim-form', policyId ? { policyId } : {})}
    >
      {t('account:claim.new')}
    </Button>
  );
}
