import { useTranslation } from 'react-i18next';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { sendSignRequest } from './api';
import { HolderDialog } from './holder-dialog';

/** Mails the policyholder the link to review and sign the application. */
export function SignRequestModal({ data, close }: ModalProps<QuoteModalData>) {
  const { t } = useTranslation(['common', 'quote']);
  const snackbar = useSnackbar();
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => (
        <HolderDialog
          quote={quote}
          title={t('quote:signRequest.title')}
          submitLabel={t('quote:signRequest.submit')}
          close={close}
          onSubmit={async (request, key) => {
            const { customerEmail: email } = await sendSignRequest(quote.id, request, key);
            snackbar.success(t('quote:signRequest.success', { email }));
          }}
        />
      )}
    </WithQuote>
  );
}
