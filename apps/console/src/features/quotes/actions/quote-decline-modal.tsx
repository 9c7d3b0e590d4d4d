import { DECLINE_REASONS } from '@palisade/trade';
import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { orSaying } from '../../../lib/problem';
import { decline, useUndoableCommand, type QuoteAct } from '../api';
import { ClosingFields } from '../../../kit/forms/closing-fields';
import { reasonOptions } from '../../../kit/forms/reason-options';
import {
  CLOSING_ALIASES,
  closingReason,
  type ClosingForm,
} from '../../../kit/forms/closing-reason';
import { usePermissions } from '../../../lib/session';
import { WithQuote, type QuoteModalData } from './with-quote';

interface DeclineForm extends ClosingForm {
  isNotificationEnabled: boolean;
  declineSubmission?: boolean;
  declineAccount?: boolean;
}

export function QuoteDeclineModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <DeclineDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function DeclineDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<DeclineForm>();
  const { can } = usePermissions();
  const run = useUndoableCommand(quote);
  return (
    <FormModal<DeclineForm>
      form={form}
      title={t('quote:decline.title')}
      submitLabel={t('quote:action.decline')}
      initialValues={{ isNotificationEnabled: true }}
      aliases={CLOSING_ALIASES}
      isSticky
      onClose={close}
      onSubmit={({ choice, fillIn, reason, ...also }, key) => {
        const command = decline({ ...closingReason({ choice, fillIn, reason }), ...also });
        const saying: QuoteAct = (of, at) =>
          orSaying(t('quote:decline.failed'), () => command(of, at));
        run(saying, key, {
          text: t('quote:decline.success'),
          shown: { status: 'DECLINED', allowedActions: [] },
        });
        close();
      }}
    >
      <ClosingFields
        label={t('quote:field.declineReason')}
        reasons={reasonOptions(DECLINE_REASONS, (key) => t(`quote:decline.reason.${key}`))}
      />
      <FormField
        name="isNotificationEnabled"
        label={t('quote:field.notification')}
        valuePropName="checked"
        isWide
      >
        <Checkbox>{t('quote:decline.notify')}</Checkbox>
      </FormField>
      {quote.submissionId && (
        <AlsoField name="declineSubmission" text={t('quote:decline.alsoSubmission')} />
      )}
      {can('account:decline') && (
        <AlsoField name="declineAccount" text={t('quote:decline.alsoAccount')} />
      )}
    </FormModal>
  );
}

/** What is declined with the quote. */
function AlsoField({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('quote');
  return (
    <FormField name={name} label={t('decline.also')} valuePropName="checked" isWide>
      <Checkbox>{text}</Checkbox>
    </FormField>
  );
}
