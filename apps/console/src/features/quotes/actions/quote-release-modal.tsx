import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../kit/values/fact-list';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { amountText, moneyText } from '../../../kit/values/money';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { orSaying } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import { release, useQuoteCommand } from '../api';
import { WithQuote, type QuoteModalData } from './with-quote';

interface ReleaseForm {
  message?: string;
}

const TEXT_MAX = 2000;

export function QuoteReleaseModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <ReleaseDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function ReleaseDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<ReleaseForm>();
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  const { currency, totalPremium, limit, terms } = quote;
  return (
    <FormModal<ReleaseForm>
      form={form}
      title={t('quote:release.title')}
      submitLabel={t('quote:action.release')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ message }, key) => {
        await orSaying(t('quote:release.failed'), () => run(release(message?.trim()), key));
        snackbar.success(t('quote:release.success'));
        close();
      }}
    >
      <div className="kit-field-wide quote-dialog-facts">
        <FactList
          facts={[
            { label: t('quote:field.totalPremium'), value: moneyText(totalPremium, currency) },
            { label: t('quote:field.limit'), value: amountText(limit, currency) },
            { label: t('quote:field.retention'), value: amountText(terms.deductible, currency) },
          ]}
        />
      </div>
      <FormField name="message" label={t('quote:release.message')} isWide>
        <Input.TextArea rows={3} maxLength={TEXT_MAX} />
      </FormField>
    </FormModal>
  );
}
