import { noticeStateOf } from '@palisade/trade';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox, Form, Steps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { sendQuote } from './api';
import { HolderFields } from './holder-fields';
import { brokerOf, holderOf, licensesQuery, stateOf, type HolderForm } from './surplus';
import { BrokerField } from './surplus-fields';

const STEPS = ['holder', 'broker', 'notice'] as const;

/** Spec 3 §4: sends a quote to the policyholder; on surplus paper the broker and the notice come after. */
export function QuoteSendModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <SendSteps quote={quote} close={close} />}
    </WithQuote>
  );
}

function SendSteps({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<HolderForm>();
  const [at, setAt] = useState(0);
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const state = stateOf(quote);
  const licenses = useQuery({ ...licensesQuery(state), enabled: quote.isSurplus });
  const steps = STEPS.filter((step) => isNeeded(step, quote));
  const step = steps[at] ?? 'holder';
  const isLast = at === steps.length - 1;
  return (
    <FormModal<HolderForm>
      form={form}
      title={t('quote:send.title')}
      submitLabel={isLast ? t('quote:attest.sendQuote') : t('quote:send.next')}
      initialValues={holderOf(quote)}
      isSticky
      isComplete={({ surplusNoticeAttested }) => step !== 'notice' || !!surplusNoticeAttested}
      onClose={close}
      onSubmit={async (_, key) => {
        if (!isLast) return setAt(at + 1);
        // Those of the steps before are not on the screen.
        const { licenseId, surplusNoticeAttested, ...holder } = form.getFieldsValue(
          true,
        ) as HolderForm;
        const broker = brokerOf({ licenseId, surplusNoticeAttested }, licenses.data ?? []);
        await sendQuote(quote, { ...holder, ...broker }, key, t('quote:send.failed'));
        snackbar.success(t('quote:send.success'));
        await queryClient.invalidateQueries({ queryKey: ['quotes'] });
        close();
      }}
    >
      {steps.length > 1 && (
        <Steps
          className="kit-field-wide"
          size="small"
          current={at}
          items={steps.map((one) => ({ title: t(`quote:send.step.${one}`) }))}
        />
      )}
      {step === 'holder' && <HolderFields />}
      {step === 'broker' && <BrokerField state={state} number={quote.surplusLinesNumber} />}
      {step === 'notice' && (
        <FormField name="surplusNoticeAttested" label="" isWide valuePropName="checked">
          <Checkbox>{t('quote:surplus.notice', { state })}</Checkbox>
        </FormField>
      )}
      {at > 0 && (
        <Button className="kit-field-wide" onClick={() => setAt(at - 1)}>
          {t('quote:send.previous')}
        </Button>
      )}
    </FormModal>
  );
}

function isNeeded(step: (typeof STEPS)[number], quote: Quote): boolean {
  if (step === 'holder') return true;
  return quote.isSurplus && (step === 'broker' || noticeStateOf(stateOf(quote)) !== null);
}
