import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { assignUnderwriter, useQuoteCommand } from '../api';
import { UnderwriterField } from './underwriter-field';
import { WithQuote, type QuoteModalData } from './with-quote';

interface AssignForm {
  underwriterId: string;
}

/** Gives a quote to an underwriter, who is told by the bell and by mail. */
export function QuoteAssignModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <AssignDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function AssignDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<AssignForm>();
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  return (
    <FormModal<AssignForm>
      form={form}
      title={t('quote:action.assign')}
      submitLabel={t('quote:assign.submit')}
      initialValues={{ underwriterId: quote.assignedUnderwriterId ?? undefined }}
      isSticky
      onClose={close}
      onSubmit={async ({ underwriterId }, key) => {
        await run(assignUnderwriter(underwriterId), key);
        snackbar.success(t('quote:assign.success'));
        close();
      }}
    >
      <UnderwriterField />
    </FormModal>
  );
}
