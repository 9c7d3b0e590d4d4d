import { ShoppingCartOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../../lib/modals';
import { usePermissions } from '../../../lib/session';
import { cartQuery, type CartOf } from './api';

/** Opens the cart of an account or a submission and says how much is in it. */
export function CartButton({ accountId, submissionId = null }: CartOf) {
  const { t } = useTranslation(['common', 'quote']);
  const { can } = usePermissions();
  const mayUse = can('quote:cart');
  const { data } = useQuery({ ...cartQuery({ accountId, submissionId }), enabled: mayUse });
  if (!mayUse) return null;
  return (
    <Button
      icon={<ShoppingCartOutlined aria-hidden />}
      onClick={() => openModal('quote-cart', { accountId, ...(submissionId && { submissionId }) })}
    >
      {t('quote:cart.open', { count: data?.quotes.length ?? 0 })}
    </Button>
  );
}
