import { clampDate } from '@palisade/kernel';
import { endorsementWindow } from '@palisade/trade';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { amountText } from '../../../kit/values/money';
import type { EndorsementQuote, Policy } from '../../../lib/api-types';
import { todayIn } from '../../../lib/formatting';
import type { ModalProps } from '../../../lib/modals';
import { useSession } from '../../../lib/session';
import { WithPolicy, type PolicyModalData } from '../actions/with-policy';
import { endorse, limitsQuery } from './api';
import { endorsementOf, withCurrent, type EndorseForm } from './endorse-form';
import { EndorsePreview } from './endorse-preview';
import { EndorsementNext } from './endorsement-next';

export function EndorseModal({ data, close }: ModalProps<PolicyModalData>) {
  const [quote, setQuote] = useState<EndorsementQuote | null>(null);
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) =>
        quote ? (
          <EndorsementNext quote={quote} policy={policy} close={close} />
        ) : (
          <EndorseDialog policy={policy} onSaved={setQuote} close={close} />
        )
      }
    </WithPolicy>
  );
}

interface EndorseDialogProps {
  policy: Policy;
  onSaved: (quote: EndorsementQuote) => void;
  close: () => void;
}

function EndorseDialog({ policy, onSaved, close }: EndorseDialogProps) {
  const { t } = useTranslation(['common', 'policy']);
  const { isStaff } = useSession();
  const [form] = Form.useForm<EndorseForm>();
  const queryClient = useQueryClient();
  const { terms } = policy;
  const today = todayIn(policy.timeZone);
  const { min, max } = endorsementWindow(policy, { today, isStaff });
  return (
    <FormModal<EndorseForm>
      form={form}
      title={t('policy:endorse.title', { number: policy.policyNumber })}
      submitLabel={t('policy:endorse.submit')}
      initialValues={{
        effectiveDate: clampDate(today, min, max),
        limit: terms.aggregateLimit,
        deductible: terms.retention,
      }}
      isComplete={(values) => endorsementOf(values as EndorseForm, policy) !== null}
      isSticky
      onClose={close}
      onSubmit={async (values, key) => {
        const request = endorsementOf(values, policy);
        if (!request) return;
        onSaved(await endorse(policy.id, request, key));
        await queryClient.invalidateQueries({ queryKey: ['quotes'] });
      }}
    >
      <EndorseFields policy={policy} min={min} max={max} />
      <EndorsePreview policy={policy} />
    </FormModal>
  );
}

interface EndorseFieldsProps {
  policy: Policy;
  min: string;
  max: string;
}

function EndorseFields({ policy, min, max }: EndorseFieldsProps) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { product, state, currency, terms } = policy;
  const options = useQuery(limitsQuery(product, state));
  const choices = (values: readonly number[] | undefined, current: number) =>
    withCurrent(values ?? [], current).map((value) => ({
      value,
      label: amountText(value, currency),
    }));
  return (
    <>
      <FormField
        name="effectiveDate"
        label={t('policy:endorse.date')}
        isRequired
        isWide
        extra={t('policy:endorse.dateHint')}
      >
        <Input type="date" min={min} max={max} />
      </FormField>
      <FormField name="limit" label={t('quote:field.limit')} isRequired isChoice>
        <Select
          loading={options.isPending}
          options={choices(options.data?.aggLimits, terms.aggregateLimit)}
        />
      </FormField>
      <FormField name="deductible" label={t('quote:field.retention')} isRequired isChoice>
        <Select
          loading={options.isPending}
          options={choices(options.data?.deductibles, terms.retention)}
        />
      </FormField>
    </>
  );
}
