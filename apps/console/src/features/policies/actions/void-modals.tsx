import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Policy } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { askVoid, askVoidCancel, decideVoid, decideVoidCancel, usePolicyCommand } from '../api';
import { ActPreview } from './act-preview';
import { WithPolicy, type PolicyModalData } from './with-policy';

const TEXT_MAX = 2000;

interface WishForm {
  reason: string;
}

interface DecisionForm extends WishForm {
  decision?: 'approve' | 'refuse';
}

interface DialogProps {
  policy: Policy;
  close: () => void;
  of: Voided;
}

/** What is made void: its texts, its calls, and who has asked for it. */
interface Voided {
  texts: 'void' | 'voidCancel';
  ask: typeof askVoid;
  decide: typeof decideVoid;
  wishOf: (policy: Policy) => Policy['voidRequest'];
}

const POLICY: Voided = {
  texts: 'void',
  ask: askVoid,
  decide: decideVoid,
  wishOf: ({ voidRequest }) => voidRequest,
};
const CANCELLATION: Voided = {
  texts: 'voidCancel',
  ask: askVoidCancel,
  decide: decideVoidCancel,
  wishOf: ({ cancelVoidRequest }) => cancelVoidRequest,
};

/** One of the staff asks to void a policy that was issued in error. */
export function VoidModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <WishDialog policy={policy} close={close} of={POLICY} />}
    </WithPolicy>
  );
}

/** Another one voids it, or refuses to. */
export function VoidDecisionModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <DecisionDialog policy={policy} close={close} of={POLICY} />}
    </WithPolicy>
  );
}

/** One of the staff asks to make a cancellation void that was issued in error. */
export function VoidCancelModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <WishDialog policy={policy} close={close} of={CANCELLATION} />}
    </WithPolicy>
  );
}

/** Another one makes it void, or refuses to. */
export function VoidCancelDecisionModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <DecisionDialog policy={policy} close={close} of={CANCELLATION} />}
    </WithPolicy>
  );
}

function WishDialog({ policy, close, of: { texts, ask } }: DialogProps) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const [form] = Form.useForm<WishForm>();
  const snackbar = useSnackbar();
  const run = usePolicyCommand(policy);
  return (
    <FormModal<WishForm>
      form={form}
      title={t(`policy:${texts}.title`)}
      submitLabel={t('policy:void.ask')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ reason }, key) => {
        await run(ask(reason.trim()), key);
        snackbar.success(t(`policy:${texts}.askedSuccess`));
        close();
      }}
    >
      <p className="kit-field-wide">{t(`policy:${texts}.text`, { number: policy.policyNumber })}</p>
      <ActPreview policy={policy} action={texts} />
      <FormField name="reason" label={t('quote:field.reason')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={TEXT_MAX} />
      </FormField>
    </FormModal>
  );
}

function DecisionDialog({ policy, close, of: { texts, decide, wishOf } }: DialogProps) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const [form] = Form.useForm<DecisionForm>();
  const snackbar = useSnackbar();
  const run = usePolicyCommand(policy);
  const wish = wishOf(policy);
  return (
    <FormModal<DecisionForm>
      form={form}
      title={t(`policy:${texts}.title`)}
      submitLabel={t('common:action.save')}
      initialValues={{}}
      isSticky
      isComplete={({ decision }) => decision !== undefined}
      onClose={close}
      onSubmit={async ({ decision, reason }, key) => {
        const approved = decision === 'approve';
        await run(decide({ approved, reason: reason.trim() }), key);
        snackbar.success(t(`policy:${texts}.${approved ? 'success' : 'refusedSuccess'}`));
        close();
      }}
    >
      <p className="kit-field-wide">{t(`policy:${texts}.text`, { number: policy.policyNumber })}</p>
      <ActPreview policy={policy} action={texts} />
      {wish && (
        <p className="kit-field-wide">
          {t('policy:void.asked', { name: wish.askedByName, reason: wish.reason })}
        </p>
      )}
      <FormField name="decision" label={t('policy:void.decision')} isRequired isChoice isWide>
        <Radio.Group
          options={[
            { value: 'approve', label: t('policy:void.approve') },
            { value: 'refuse', label: t('policy:void.refuse') },
          ]}
        />
      </FormField>
      <FormField name="reason" label={t('quote:field.reason')} isRequired isWide>
        <Input.TextArea rows={2} maxLength={TEXT_MAX} />
      </FormField>
    </FormModal>
  );
}
