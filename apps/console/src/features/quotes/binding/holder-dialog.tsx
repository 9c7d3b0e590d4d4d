import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import type { Policyholder, SurplusBroker } from './api';
import { BoundHolder, HolderFields } from './holder-fields';
import { brokerOf, holderOf, licensesQuery, stateOf, type HolderForm } from './surplus';
import { SurplusFields } from './surplus-fields';

/** What a dialog sends: the policyholder, and on surplus paper the broker. */
export type HolderRequest = Policyholder & Partial<SurplusBroker> & { claimFreeWarranty?: boolean };

interface HolderDialogProps {
  quote: Quote;
  title: string;
  submitLabel: string;
  onSubmit: (request: HolderRequest, key: SubmitKey) => Promise<void>;
  close: () => void;
  children?: ReactNode;
}

/** Asks who the policyholder is, and on surplus paper who the broker is. */
export function HolderDialog(props: HolderDialogProps) {
  const { quote, title, submitLabel, onSubmit, close, children } = props;
  const [form] = Form.useForm<HolderForm>();
  const queryClient = useQueryClient();
  const state = stateOf(quote);
  const licenses = useQuery({ ...licensesQuery(state), enabled: quote.isSurplus });
  return (
    <FormModal<HolderForm>
      form={form}
      title={title}
      submitLabel={submitLabel}
      initialValues={holderOf(quote)}
      isSticky
      onClose={close}
      onSubmit={async (values, key) => {
        const { licenseId: _, surplusNoticeAttested: __, ...holder } = values;
        await onSubmit({ ...holder, ...brokerOf(values, licenses.data ?? []) }, key);
        await queryClient.invalidateQueries({ queryKey: ['quotes'] });
        close();
      }}
    >
      {children}
      {quote.boundOn === null ? <HolderFields /> : <BoundHolder quote={quote} />}
      {quote.boundOn === null && quote.isSurplus && (
        <SurplusFields state={state} number={quote.surplusLinesNumber} />
      )}
    </FormModal>
  );
}
