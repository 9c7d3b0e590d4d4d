import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { revive, useQuoteCommand } from '../api';
import { WithQuote, type QuoteModalData } from './with-quote';

/** Opens a quote again that expired or became invalid. */
export function QuoteReviveModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <ReviveDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function ReviveDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  return (
    <ConfirmModal
      title={t('quote:revive.title')}
      confirmLabel={t('quote:action.revive')}
      onClose={close}
      onConfirm={async (key) => {
        await run(revive, key);
        snackbar.success(t('quote:revive.success'));
        close();
      }}
    >
      {t('quote:revive.text', { number: quote.quoteNumber })}
    </ConfirmModal>
  );
}
