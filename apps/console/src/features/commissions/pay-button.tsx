import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { openModal } from '../../lib/modals';

/** Leads to the payment of what is closed and not paid yet. */
export function PayButton({ agencyId }: { agencyId: string }) {
  const { t } = useTranslation(['common', 'agency']);
  return (
    <PermissionGuard need="commission:pay">
      <Button type="primary" onClick={() => openModal('commission-payment', { agencyId })}>
        {t('agency:commission.payTitle')}
      </Button>
    </PermissionGuard>
  );
}
