import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote, QuoteAgent } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { orSaying } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { useQuoteCommand } from '../api';
import { changeAgent } from './api';

/** Who of the agency serves a quote. */
export function QuoteAgentModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <AgentDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function AgentDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<QuoteAgent>();
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  return (
    <FormModal<QuoteAgent>
      form={form}
      title={t('quote:agent.title')}
      submitLabel={t('common:action.save')}
      initialValues={{
        agentFirstName: quote.agentFirstName ?? '',
        agentLastName: quote.agentLastName ?? '',
        agentEmail: quote.agentEmail ?? '',
        agentPhone: quote.agentPhone ?? '',
      }}
      isSticky
      onClose={close}
      onSubmit={async ({ agentPhone, ...agent }, key) => {
        const command = changeAgent({ ...agent, ...(agentPhone && { agentPhone }) });
        await orSaying(t('quote:update.failed'), () => run(command, key));
        snackbar.success(t('quote:agent.success'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('quote:agent.text', { agency: quote.agencyName })}</p>
      <FormField name="agentFirstName" label={t('quote:agent.firstName')} isRequired>
        <Input maxLength={100} />
      </FormField>
      <FormField name="agentLastName" label={t('quote:agent.lastName')} isRequired>
        <Input maxLength={100} />
      </FormField>
      <FormField name="agentEmail" label={t('quote:field.agentEmail')} isRequired>
        <Input type="email" maxLength={254} />
      </FormField>
      <FormField name="agentPhone" label={t('quote:holder.phone')}>
        <Input type="tel" maxLength={40} />
      </FormField>
    </FormModal>
  );
}
