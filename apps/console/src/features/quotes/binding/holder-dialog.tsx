import { noticeStateOf } from '@palisade/trade';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Steps } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../../kit/forms/form-modal';
import '../quotes.css';
import type { Quote } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import type { Policyholder, SurplusBroker } from './api';
import { brokerOf } from './broker';
import { effortOf, isEffortDue, NO_DECLINATIONS } from './effort';
import { EffortFields } from './effort-fields';
import { BoundHolder, HolderFields } from './holder-fields';
import { noticeQuery } from './notice';
import { holderOf, licensesQuery, stateOf, type HolderForm } from './surplus';
import { BrokerField, NoticeField } from './surplus-fields';

/** What a dialog sends: the policyholder, and on surplus paper the broker. */
export type HolderRequest = Policyholder & Partial<SurplusBroker> & { claimFreeWarranty?: boolean };

interface HolderDialogProps {
  quote: Quote;
  title: string;
  submitLabel: string;
  onSubmit: (request: HolderRequest, key: SubmitKey) => Promise<void>;
  close: () => void;
  /** What the first step shows above the policyholder. */
  children?: ReactNode;
}

const STEPS = ['holder', 'broker', 'effort', 'notice'] as const;

/**
 * Spec 3 §4: asks who the policyholder is; on surplus paper the broker comes after, then the diligent
 * effort where the state asks for it, and in LA and MT the notice that is read and attested.
 */
export function HolderDialog(props: HolderDialogProps) {
  const { quote, title, submitLabel, onSubmit, close, children } = props;
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<HolderForm>();
  const [at, setAt] = useState(0);
  const queryClient = useQueryClient();
  const state = stateOf(quote);
  const noticeState = noticeStateOf(state);
  const isNew = quote.boundOn === null;
  const licenses = useQuery({ ...licensesQuery(state), enabled: quote.isSurplus });
  const notice = useQuery({
    ...noticeQuery(noticeState ?? 'LA'),
    enabled: quote.isSurplus && noticeState !== null,
  });
  const steps = STEPS.filter((step) => isNeeded(step, quote));
  const step = steps[at] ?? 'holder';
  const isLast = at === steps.length - 1;
  return (
    <FormModal<HolderForm>
      form={form}
      title={title}
      submitLabel={isLast ? submitLabel : t('quote:send.next')}
      initialValues={isNew ? { ...holderOf(quote), declinations: [...NO_DECLINATIONS] } : {}}
      isSticky
      isComplete={({ surplusNoticeAttested }) => step !== 'notice' || !!surplusNoticeAttested}
      onClose={close}
      onPrevious={at > 0 ? () => setAt(at - 1) : undefined}
      onSubmit={async (_, key) => {
        if (!isLast) return setAt(at + 1);
        // Those of the steps before are not on the screen.
        const entered = form.getFieldsValue(true) as HolderForm;
        const { licenseId, surplusNoticeAttested, effortBasis, declinations, ...holder } = entered;
        const named = { licenseId, surplusNoticeAttested };
        const read = { quote, version: notice.data?.version };
        const broker = brokerOf(named, licenses.data ?? [], read);
        const effort = effortOf({ effortBasis, declinations });
        await onSubmit({ ...holder, ...broker, ...effort }, key);
        await queryClient.invalidateQueries({ queryKey: ['quotes'] });
        close();
      }}
    >
      {steps.length > 1 && (
        <Steps
          className="kit-field-wide quote-steps"
          size="small"
          current={at}
          items={steps.map((one) => ({ title: t(`quote:send.step.${one}`) }))}
        />
      )}
      {step === 'holder' && children}
      {step === 'holder' && (isNew ? <HolderFields /> : <BoundHolder quote={quote} />)}
      {step === 'broker' && <BrokerField quote={quote} />}
      {step === 'effort' && <EffortFields quote={quote} />}
      {step === 'notice' && noticeState && <NoticeField state={noticeState} />}
    </FormModal>
  );
}

function isNeeded(step: (typeof STEPS)[number], quote: Quote): boolean {
  if (step === 'holder') return true;
  if (step === 'effort') return isEffortDue(quote, stateOf(quote));
  if (!quote.isSurplus || quote.boundOn !== null) return false;
  return step === 'broker' || noticeStateOf(stateOf(quote)) !== null;
}
