import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../kit/pages/empty-state';
import { SubmitButton } from '../../../kit/forms/submit-button';
import type { ModalProps } from '../../../lib/modals';
import { orSaying } from '../../../lib/problem';
import { useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
import { cartQuery, removeFromCart, sendQuotes, type CartOf } from './api';
import { CartList } from './cart-list';

// Spec 3 §4: what follows after the quotes were sent.
const REDIRECT_MS = 2000;

type CartData = CartOf;

/** The cart of an account or a submission: up to five variations that are sent together. */
export function CartModal({
  data: { accountId, submissionId = null },
  close,
}: ModalProps<CartData>) {
  const { t } = useTranslation(['common', 'quote']);
  const of = { accountId, submissionId };
  const cart = useQuery({ ...cartQuery(of), enabled: Boolean(accountId) });
  const { removal, sending } = useCartActions(of, close);
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

function useCartActions(of: CartOf, close: () => void) {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['quotes'] });

  const removal = useSubmit(
    (quoteId: string, key) => removeFromCart(of, quoteId, key).then(refresh),
    { onRefused: () => snackbar.error(t('quote:cart.removeFailed')) },
  );

  const sending = useSubmit(
    async (quoteIds: string[], key) => {
      const { errors } = await orSaying(t('quote:send.failed'), () =>
        sendQuotes(of, quoteIds, key),
      );
      await refresh();
      return errors.map(({ detail }) => detail);
    },
    {
      onDone: (reasons) => {
        if (reasons.length > 0) return;
        snackbar.success(t('quote:cart.sent'));
        close();
        const { accountId, submissionId } = of;
        const after = submissionId ? `submissions/${submissionId}` : `accounts/${accountId}/quotes`;
        setTimeout(() => void navigate(`${basePath}/${after}`), REDIRECT_MS);
      },
      onRefused: (error) => snackbar.problem(error),
    },
  );
  return { removal, sending };
}
