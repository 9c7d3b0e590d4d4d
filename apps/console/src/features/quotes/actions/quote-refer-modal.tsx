import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { refer, useQuoteCommand } from '../api';
import { WithQuote, type QuoteModalData } from './with-quote';

interface ReferForm {
  reason: string;
}

/** An agent submits a quote for review, or staff refer it; both say why. */
export function QuoteReferModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <ReferDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function ReferDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<ReferForm>();
  const { isStaff } = useSession();
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  const words = isStaff ? 'refer' : 'review';
  return (
    <FormModal<ReferForm>
      form={form}
      title={t(`quote:action.${words}`)}
      submitLabel={t(`quote:${words}.submit`)}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ reason }, key) => {
        await run(refer(reason.trim(), isStaff), key);
        snackbar.success(t(`quote:${words}.success`));
        close();
      }}
    >
      <FormField
        name="reason"
        label={t('quote:field.reason')}
        isRequired
        isWide
        requiredMessage={t('quote:review.reasonRequired')}
      >
        <Input.TextArea rows={3} maxLength={2000} />
      </FormField>
    </FormModal>
  );
}
