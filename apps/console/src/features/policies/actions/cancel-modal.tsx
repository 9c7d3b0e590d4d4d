import { Checkbox, Form, Input, Select } from 'antd';
import { clampDate } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Policy } from '../../../lib/api-types';
import { todayIn } from '../../../lib/formatting';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { cancel, cancelReasonsQuery, usePolicyCommand } from '../api';
import { cancellationOf, cancelMode, USUAL, type CancelForm, type CancelMode } from './cancel-form';
import { CancelPreview } from './cancel-preview';
import { useMethodOptions, useMethods } from './use-methods';
import { WithPolicy, type PolicyModalData } from './with-policy';

const TEXT_MAX = 2000;

const KEYS: Record<CancelMode, { titleKey: string; submitKey: string }> = {
  request: { titleKey: 'policy:cancel.titleRequest', submitKey: 'policy:action.requestCancel' },
  cancel: { titleKey: 'policy:cancel.title', submitKey: 'policy:action.cancel' },
  approve: { titleKey: 'policy:cancel.titleApprove', submitKey: 'policy:action.approve' },
};

/** What is said once it is done; every other status means that the policy is cancelled. */
const SUCCESS: Partial<Record<Policy['status'], string>> = {
  'CANCEL REQUESTED': 'policy:cancel.requested',
  'CANCEL PENDING': 'policy:cancel.pending',
};

export function CancelModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <CancelDialog policy={policy} close={close} />}
    </WithPolicy>
  );
}

function CancelDialog({ policy, close }: { policy: Policy; close: () => void }) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<CancelForm>();
  const snackbar = useSnackbar();
  const run = usePolicyCommand(policy);
  const mode = cancelMode(policy.allowedActions);
  const { titleKey, submitKey } = KEYS[mode];
  return (
    <FormModal<CancelForm>
      form={form}
      title={t(titleKey)}
      submitLabel={t(submitKey)}
      initialValues={initialValues(policy)}
      isSticky
      onClose={close}
      onSubmit={async (values, key) => {
        const { status } = await run(cancel(cancellationOf(values)), key);
        snackbar.success(t(SUCCESS[status] ?? 'policy:cancel.done'));
        close();
      }}
    >
      <CancelFields policy={policy} />
      <CancelPreview policy={policy}>
        <FormField
          name="isConfirmed"
          label={t('policy:cancel.confirmLabel')}
          valuePropName="checked"
          isRequired
          isChoice
          requiredMessage={t('policy:cancel.confirmRequired')}
          isWide
          rules={[
            {
              validator: (_, isConfirmed) =>
                isConfirmed
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('policy:cancel.confirmRequired'))),
            },
          ]}
        >
          <Checkbox>{t('policy:cancel.confirm')}</Checkbox>
        </FormField>
      </CancelPreview>
    </FormModal>
  );
}

/** What was asked for, or nothing but today. */
function initialValues({ cancellation, status, ...policy }: Policy): Partial<CancelForm> {
  const { effectiveDate, endDate, timeZone } = policy;
  if (cancellation && status === 'CANCEL REQUESTED') {
    const { cancellationType, comments } = cancellation;
    // The server says so when it was asked for with a reason that is off the list by now.
    const reason = cancellation.reason as CancelForm['reason'];
    return {
      effectiveDate: cancellation.effectiveDate,
      reason,
      cancellationType,
      comments: comments ?? '',
    };
  }
  return {
    effectiveDate: clampDate(todayIn(timeZone), effectiveDate, endDate),
    cancellationType: USUAL,
  };
}

function CancelFields({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const form = Form.useFormInstance<CancelForm>();
  const reasons = useQuery(cancelReasonsQuery);
  const methodsFor = useMethods(policy);
  const methods = useMethodOptions(methodsFor(Form.useWatch('reason', form)));
  // What was chosen for another reason is no choice for this one: FLAT gives all of it back.
  const takeUsual = (reason: CancelForm['reason']): void =>
    form.setFieldValue('cancellationType', methodsFor(reason)[0]);
  const offered = reasons.data?.filter(({ reason }) => methodsFor(reason).length > 0) ?? [];
  return (
    <>
      <FormField
        name="effectiveDate"
        label={t('policy:cancel.date')}
        isRequired
        extra={t('policy:cancel.dateHint')}
      >
        <Input type="date" min={policy.effectiveDate} max={policy.endDate} />
      </FormField>
      <FormField name="reason" label={t('quote:field.reason')} isRequired isChoice>
        <Select
          loading={reasons.isPending}
          onChange={takeUsual}
          options={offered.map(({ reason, text }) => ({ value: reason, label: text }))}
        />
      </FormField>
      <FormField name="cancellationType" label={t('policy:cancel.method')} isWide>
        <Select options={methods} />
      </FormField>
      <FormField name="comments" label={t('policy:cancel.comments')} isWide>
        <Input.TextArea rows={2} maxLength={TEXT_MAX} />
      </FormField>
    </>
  );
}
