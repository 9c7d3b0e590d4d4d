import { LOST_REASONS } from '@palisade/trade';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { markLost, useUndoableCommand } from '../api';
import { ClosingFields } from '../../../kit/forms/closing-fields';
import { reasonOptions } from '../../../kit/forms/reason-options';
import {
  CLOSING_ALIASES,
  closingReason,
  type ClosingForm,
} from '../../../kit/forms/closing-reason';
import { WithQuote, type QuoteModalData } from './with-quote';

export function QuoteLostModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <LostDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function LostDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<ClosingForm>();
  const run = useUndoableCommand(quote);
  return (
    <FormModal<ClosingForm>
      form={form}
      title={t('quote:lost.title')}
      submitLabel={t('common:action.save')}
      initialValues={{}}
      aliases={CLOSING_ALIASES}
      isSticky
      onClose={close}
      onSubmit={(why, key) => {
        run(markLost(closingReason(why)), key, {
          text: t('quote:lost.success'),
          shown: { status: 'LOST', allowedActions: [] },
        });
        close();
      }}
    >
      <ClosingFields
        label={t('quote:field.lostReason')}
        requiredMessage={t('quote:lost.reasonRequired')}
        reasons={reasonOptions(LOST_REASONS, (key) => t(`quote:lost.reason.${key}`))}
      />
    </FormModal>
  );
}
