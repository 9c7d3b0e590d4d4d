import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { orSaying } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { useQuoteCommand } from '../api';
import { bypassRules } from './api';

/** Passes over the rule of weak score factors for a quote, or lets it count again. */
export function QuoteBypassModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <BypassDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function BypassDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<{ reason: string }>();
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  const way = quote.bypassCfRules ? 'back' : 'over';
  return (
    <FormModal<{ reason: string }>
      form={form}
      title={t(`quote:bypass.${way}.title`)}
      submitLabel={t('common:action.save')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ reason }, key) => {
        await orSaying(t('quote:update.failed'), () => run(bypassRules(reason), key));
        snackbar.success(t(`quote:bypass.${way}.success`));
        close();
      }}
    >
      <p className="kit-field-wide">{t(`quote:bypass.${way}.text`)}</p>
      <FormField name="reason" label={t('quote:field.reason')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={2000} />
      </FormField>
    </FormModal>
  );
}
