import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { orSaying } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { useQuoteCommand } from '../api';
import { changeCommission } from './api';

interface CommissionForm {
  commission: number | null;
}

/** What the agency earns on this quote. */
export function QuoteCommissionModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <CommissionDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function CommissionDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<CommissionForm>();
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  return (
    <FormModal<CommissionForm>
      form={form}
      title={t('quote:commission.title')}
      submitLabel={t('common:action.save')}
      initialValues={{ commission: quote.commission }}
      isSticky
      onClose={close}
      onSubmit={async ({ commission }, key) => {
        const command = changeCommission(commission ?? null);
        await orSaying(t('quote:update.failed'), () => run(command, key));
        snackbar.success(t('quote:commission.success'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('quote:commission.text')}</p>
      <FormField name="commission" label={t('quote:commission.percent')} isChoice>
        <InputNumber min={0} max={100} precision={2} addonAfter="%" className="kit-field-number" />
      </FormField>
    </FormModal>
  );
}
