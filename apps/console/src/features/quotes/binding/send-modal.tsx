import { useTranslation } from 'react-i18next';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { sendQuote } from './api';
import { HolderDialog } from './holder-dialog';

/** Spec 3 §4: sends a quote to the policyholder. */
export function QuoteSendModal({ data, close }: ModalProps<QuoteModalData>) {
  const { t } = useTranslation(['common', 'quote']);
  const snackbar = useSnackbar();
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => (
        <HolderDialog
          quote={quote}
          title={t('quote:send.title')}
          submitLabel={t('quote:attest.sendQuote')}
          close={close}
          onSubmit={async (request, key) => {
            await sendQuote(quote, request, key, t('quote:send.failed'));
            snackbar.success(t('quote:send.success'));
          }}
        />
      )}
    </WithQuote>
  );
}
