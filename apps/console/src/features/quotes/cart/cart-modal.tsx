import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../kit/empty-state';
import type { QuoteSummary } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { cartQuery, removeFromCart, sendQuotes } from './api';
import { CartList } from './cart-list';

// Spec 3 §4: what follows after the quotes were sent.
const REDIRECT_MS = 2000;

interface CartData {
  accountId: string;
}

/** The cart of an account: up to five variations that are sent together. */
export function CartModal({ data: { accountId }, close }: ModalProps<CartData>) {
  const { t } = useTranslation(['common', 'quote']);
  const cart = useQuery({ ...cartQuery(accountId), enabled: Boolean(accountId) });
  const actions = useCartActions(accountId, close);
  const quotes = cart.data?.quotes ?? [];
  const isFull = cart.data !== undefined && quotes.length >= cart.data.limit;
  return (
    <Modal open title={t('quote:cart.title')} footer={null} onCancel={close} width={680}>
      <Flex vertical gap={16}>
        {cart.isPending && <Skeleton active />}
        {cart.isError && (
          <Alert role="alert" type="error" showIcon title={t('quote:cart.loadFailed')} />
        )}
        {cart.data && quotes.length === 0 && (
          <EmptyState title={t('quote:cart.empty')} text={t('quote:cart.emptyText')} />
        )}
        {actions.reasons.length > 0 && (
          <Alert
            role="alert"
            type="error"
            showIcon
            title={t('quote:cart.sendFailed')}
            description={actions.reasons.join(' ')}
          />
        )}
        {quotes.length > 0 && (
          <CartList quotes={quotes} isBusy={actions.isBusy} onRemove={actions.remove} />
        )}
        {isFull && <Alert type="info" showIcon title={t('quote:cart.limit')} />}
        <Flex justify="end" gap={8} wrap>
          <Button onClick={close}>{t('common:action.close')}</Button>
          <Button
            type="primary"
            disabled={quotes.length === 0 || actions.isBusy}
            loading={actions.isBusy}
            onClick={() => actions.send(quotes)}
          >
            {t('quote:cart.send')}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
}

function useCartActions(accountId: string, close: () => void) {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [reasons, setReasons] = useState<string[]>([]);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['quotes'] });

  const remove = async (quoteId: string) => {
    setBusy(true);
    try {
      await removeFromCart(accountId, quoteId);
      await refresh();
    } catch {
      snackbar.error(t('quote:cart.removeFailed'));
    } finally {
      setBusy(false);
    }
  };

  const send = async (quotes: QuoteSummary[]) => {
    setBusy(true);
    setReasons([]);
    try {
      const { errors } = await sendQuotes(
        accountId,
        quotes.map(({ id }) => id),
      );
      await refresh();
      if (errors.length > 0) return setReasons(errors.map(({ detail }) => detail));
      snackbar.success(t('quote:cart.sent'));
      close();
      setTimeout(() => void navigate(`${basePath}/accounts/${accountId}/quotes`), REDIRECT_MS);
    } catch (error) {
      snackbar.problem(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    reasons,
    remove: (quoteId: string) => void remove(quoteId),
    send: (quotes: QuoteSummary[]) => void send(quotes),
  };
}
