import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { sendSurplusNotice } from './api';
import { brokerOf, type BrokerForm } from './broker';
import { licensesQuery, stateOf } from './surplus';
import { BrokerField } from './surplus-fields';

/** Mails the surplus lines broker the link to the notice of the state. */
export function SurplusNoticeModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <NoticeForm quote={quote} close={close} />}
    </WithQuote>
  );
}

function NoticeForm({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<BrokerForm>();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const state = stateOf(quote);
  const { data: licenses = [] } = useQuery(licensesQuery(state));
  return (
    <FormModal<BrokerForm>
      form={form}
      title={t('quote:surplusNotice.title')}
      submitLabel={t('quote:surplusNotice.submit')}
      initialValues={{}}
      isComplete={({ licenseId }) => licenseId !== undefined}
      onClose={close}
      onSubmit={async (values, key) => {
        const broker = brokerOf(values, licenses);
        await sendSurplusNotice(quote.id, broker, key);
        const email = broker.surplusLinesBrokerEmail;
        snackbar.success(t('quote:surplusNotice.success', { email }));
        await queryClient.invalidateQueries({ queryKey: ['quotes'] });
        close();
      }}
    >
      <p className="kit-field-wide" style={{ marginBottom: 16 }}>
        {t('quote:surplusNotice.text', { state })}
      </p>
      <BrokerField quote={quote} />
    </FormModal>
  );
}
