import { ShoppingCartOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../../lib/modals';
import { usePermissions } from '../../../lib/session';
import { cartQuery } from './api';

/** Opens the cart of an account and says how much is in it. */
export function CartButton({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['common', 'quote']);
  const { can } = usePermissions();
  const mayUse = can('quote:cart');
  const { data } = useQuery({ ...cartQuery(accountId), enabled: mayUse });
  if (!mayUse) return null;
  return (
    <Button
      icon={<ShoppingCartOutlined aria-hidden />}
      onClick={() => openModal('quote-cart', { accountId })}
    >
      {t('quote:cart.open', { count: data?.quotes.length ?? 0 })}
    </Button>
  );
}
