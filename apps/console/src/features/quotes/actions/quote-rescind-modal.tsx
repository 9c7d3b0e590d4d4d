import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { rescind, useQuoteCommand } from '../api';
import { WithQuote, type QuoteModalData } from './with-quote';

/** Takes a bound quote back, and says why. */
export function QuoteRescindModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <RescindDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function RescindDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<{ reason: string }>();
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  return (
    <FormModal<{ reason: string }>
      form={form}
      title={t('quote:rescind.title')}
      submitLabel={t('quote:action.rescind')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ reason }, key) => {
        await run(rescind(reason), key);
        snackbar.success(t('quote:rescind.success'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('quote:rescind.text', { number: quote.quoteNumber })}</p>
      <FormField name="reason" label={t('quote:field.reason')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={2000} />
      </FormField>
    </FormModal>
  );
}
