import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { orSaying } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { useQuoteCommand } from '../api';
import { resetQuote } from './api';

/** Takes a quote back to its first request. */
export function QuoteResetModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <ResetDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function ResetDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  return (
    <ConfirmModal
      title={t('quote:reset.title')}
      confirmLabel={t('quote:action.reset')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await orSaying(t('quote:update.failed'), () => run(resetQuote, key));
        snackbar.success(t('quote:reset.success'));
        close();
      }}
    >
      {t('quote:reset.text', { number: quote.quoteNumber })}
    </ConfirmModal>
  );
}
