import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../kit/pages/empty-state';
import { SubmitButton } from '../../../kit/forms/submit-button';
import type { ModalProps } from '../../../lib/modals';
import { useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
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
  const { removal, sending } = useCartActions(accountId, close);
  const isBusy = removal.isSending || sending.isSending;
  const reasons = sending.answer ?? [];
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
        {reasons.length > 0 && (
          <Alert
            role="alert"
            type="error"
            showIcon
            title={t('quote:cart.sendFailed')}
            description={reasons.join(' ')}
          />
        )}
        {quotes.length > 0 && (
          <CartList quotes={quotes} isBusy={isBusy} onRemove={(id) => void removal.submit(id)} />
        )}
        {isFull && <Alert type="info" showIcon title={t('quote:cart.limit')} />}
        <Flex justify="end" gap={8} wrap>
          <Button onClick={close}>{t('common:action.close')}</Button>
          <SubmitButton
            type="primary"
            submission={sending}
            disabled={quotes.length === 0 || isBusy}
            onClick={() => void sending.submit(quotes.map(({ id }) => id))}
          >
            {t('quote:cart.send')}
          </SubmitButton>
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
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['quotes'] });

  const removal = useSubmit(
    (quoteId: string, key) => removeFromCart(accountId, quoteId, key).then(refresh),
    { onRefused: () => snackbar.error(t('quote:cart.removeFailed')) },
  );

  const sending = useSubmit(
    async (quoteIds: string[], key) => {
      const { errors } = await sendQuotes(accountId, quoteIds, key);
      await refresh();
      return errors.map(({ detail }) => detail);
    },
    {
      onDone: (reasons) => {
        if (reasons.length > 0) return;
        snackbar.success(t('quote:cart.sent'));
        close();
        setTimeout(() => void navigate(`${basePath}/accounts/${accountId}/quotes`), REDIRECT_MS);
      },
      onRefused: (error) => snackbar.problem(error),
    },
  );
  return { removal, sending };
}
