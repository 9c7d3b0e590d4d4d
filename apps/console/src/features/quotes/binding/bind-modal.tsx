import { Alert, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { todayHere } from '../../../lib/formatting';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { bindQuote } from './api';
import { HolderDialog } from './holder-dialog';

/** Binds a quote; an effective date in the past needs the warranty that no claim is known. */
export function BindModal({ data, close }: ModalProps<QuoteModalData>) {
  const { t } = useTranslation(['common', 'quote']);
  const snackbar = useSnackbar();
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => (
        <HolderDialog
          quote={quote}
          title={t('quote:bind.title')}
          submitLabel={t('quote:bind.submit')}
          close={close}
          onSubmit={async (request, key) => {
            await bindQuote(quote.id, request, key);
            snackbar.success(t('quote:bind.success'));
          }}
        >
          <Alert className="kit-field-wide" type="warning" showIcon title={t('quote:bind.text')} />
          {quote.effectiveDate < todayHere() && (
            <FormField name="claimFreeWarranty" label="" isWide valuePropName="checked">
              <Checkbox>{t('quote:bind.claimFree')}</Checkbox>
            </FormField>
          )}
        </HolderDialog>
      )}
    </WithQuote>
  );
}
