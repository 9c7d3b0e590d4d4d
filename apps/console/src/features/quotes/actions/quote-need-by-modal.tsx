import { addDays } from '@palisade/kernel';
import { NEED_BY_DAYS } from '@palisade/trade';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote } from '../../../lib/api-types';
import { todayHere } from '../../../lib/formatting';
import type { ModalProps } from '../../../lib/modals';
import { setNeedBy, useUndoableCommand } from '../api';
import { WithQuote, type QuoteModalData } from './with-quote';

interface NeedByForm {
  needBy: string;
}

export function QuoteNeedByModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <NeedByDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function NeedByDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<NeedByForm>();
  const run = useUndoableCommand(quote);
  const today = todayHere();
  return (
    <FormModal<NeedByForm>
      form={form}
      title={t('quote:action.needBy')}
      submitLabel={t('common:action.save')}
      initialValues={{ needBy: quote.needByDate ?? addDays(today, NEED_BY_DAYS) }}
      isSticky
      onClose={close}
      onSubmit={({ needBy }, key) => {
        run(setNeedBy(needBy), key, {
          text: t('quote:needBy.success'),
          shown: { needByDate: needBy },
        });
        close();
      }}
    >
      <FormField name="needBy" label={t('quote:field.needBy')} isRequired isWide>
        <Input type="date" min={today} />
      </FormField>
    </FormModal>
  );
}
