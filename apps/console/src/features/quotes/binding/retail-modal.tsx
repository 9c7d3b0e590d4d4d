import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AutoComplete, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { useTypedSearch } from '../../../kit/forms/search-select';
import { agenciesQuery } from '../../../lib/agencies';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { sendQuote, type RetailAgent } from './api';

const CHOICES = 20;

/** Spec 3 §2: shows a wholesale quote to the agent of a retail agency. */
export function QuoteRequestRetailModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <RetailForm quote={quote} close={close} />}
    </WithQuote>
  );
}

function RetailForm({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<RetailAgent>();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  return (
    <FormModal<RetailAgent>
      form={form}
      title={t('quote:retail.title')}
      submitLabel={t('quote:retail.submit')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async (retail, key) => {
        await sendQuote(quote, retail, key, t('quote:send.failed'));
        snackbar.success(t('quote:send.success'));
        await queryClient.invalidateQueries({ queryKey: ['quotes'] });
        close();
      }}
    >
      <p className="kit-field-wide">{t('quote:retail.text')}</p>
      <AgencyName />
      <FormField name="agentFirstName" label={t('quote:agent.firstName')} isRequired>
        <Input maxLength={100} />
      </FormField>
      <FormField name="agentLastName" label={t('quote:agent.lastName')} isRequired>
        <Input maxLength={100} />
      </FormField>
      <FormField
        name="agentEmail"
        label={t('quote:field.agentEmail')}
        isRequired
        requiredMessage={t('quote:retail.emailRequired')}
      >
        <Input type="email" maxLength={254} />
      </FormField>
      <FormField
        name="agentPhone"
        label={t('quote:retail.phone')}
        isRequired
        requiredMessage={t('quote:retail.phoneInvalid')}
      >
        <Input type="tel" maxLength={40} />
      </FormField>
    </FormModal>
  );
}

/** The name of any agency; those that the person sees are offered while it is typed. */
function AgencyName() {
  const { t } = useTranslation('quote');
  const { wanted, setSearch } = useTypedSearch();
  const { data } = useQuery(agenciesQuery({ size: CHOICES, ...(wanted && { search: wanted }) }));
  return (
    <FormField name="agencyName" label={t('quote:retail.agency')} isRequired isWide>
      <AutoComplete
        options={(data?.content ?? []).map(({ name }) => ({ value: name }))}
        showSearch={{ onSearch: setSearch }}
      >
        <Input maxLength={200} />
      </AutoComplete>
    </FormField>
  );
}
