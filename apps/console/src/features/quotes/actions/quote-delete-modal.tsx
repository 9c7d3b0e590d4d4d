import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import type { ModalProps } from '../../../lib/modals';
import { useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { deleteQuote } from '../api';
import { WithQuote, type QuoteModalData } from './with-quote';

export function QuoteDeleteModal({ data, close }: ModalProps<QuoteModalData>) {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => (
        <ConfirmModal
          title={t('quote:action.delete')}
          confirmLabel={t('quote:delete.confirm')}
          isDanger
          onClose={close}
          onConfirm={async (key) => {
            await deleteQuote(quote, key);
            snackbar.success(t('quote:delete.success'));
            close();
            await navigate(`${basePath}/quotes`);
            await queryClient.invalidateQueries({ queryKey: ['quotes'] });
          }}
        >
          {t('quote:delete.prompt', { number: quote.quoteNumber })}
        </ConfirmModal>
      )}
    </WithQuote>
  );
}
