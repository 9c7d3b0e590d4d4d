import { useQueryClient } from '@tanstack/react-query';
import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { FactList } from '../../../kit/values/fact-list';
import { ShortDate } from '../../../kit/values/short-date';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSession } from '../../../lib/session';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { quoteQuery } from '../api';
import { attest } from './api';

interface TermsForm {
  accepted: boolean;
}

/** The named insured answers for the application, and goes on to sign it. */
export function NamedInsuredModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <Attestation quote={quote} close={close} />}
    </WithQuote>
  );
}

function Attestation({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<TermsForm>();
  const { basePath, user } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { id, product, quoteNumber, companyName, created } = quote;
  return (
    <FormModal<TermsForm>
      form={form}
      title={t('quote:namedInsured.title')}
      submitLabel={t('quote:attest.ok')}
      initialValues={{}}
      isSticky
      isComplete={({ accepted }) => accepted === true}
      onClose={close}
      onSubmit={async (_, key) => {
        const signeeName = `${user.firstName} ${user.lastName}`;
        const attested = await attest(id, { signeeName, signeeTitle: user.role.name }, key);
        queryClient.setQueryData(quoteQuery(id).queryKey, attested);
        close();
        await navigate(`${basePath}/quotes/${id}/sign/${product}`);
      }}
    >
      <div className="kit-field-wide">
        <FactList
          facts={[
            { label: t('quote:column.client'), value: companyName },
            { label: t('quote:column.quoteNumber'), value: quoteNumber },
            { label: t('quote:namedInsured.created'), value: <ShortDate value={created} /> },
          ]}
        />
      </div>
      <FormField
        name="accepted"
        label={t('quote:namedInsured.terms')}
        valuePropName="checked"
        isChoice
        isWide
      >
        <Checkbox>{t('quote:namedInsured.text')}</Checkbox>
      </FormField>
    </FormModal>
  );
}
