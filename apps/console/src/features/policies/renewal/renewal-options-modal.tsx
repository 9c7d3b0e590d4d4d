import { useQueryClient } from '@tanstack/react-query';
import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Policy } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { partOf, type SubmitKey } from '../../../lib/submit-key';
import { WithPolicy, type PolicyModalData } from '../actions/with-policy';
import { muteReminders, optOut, renewAutomatically } from './api';

const TEXT_MAX = 2000;

interface OptionsForm {
  optOut: boolean;
  reason?: string;
  mute: boolean;
  auto: boolean;
}

export function RenewalOptionsModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <OptionsDialog policy={policy} close={close} />}
    </WithPolicy>
  );
}

/** Whether something is to be done; an opt-out, or its end, with the reason. */
function isWished(
  policy: Policy,
  { optOut: isOptedOut, reason, mute, auto }: OptionsForm,
): boolean {
  if (isOptedOut !== isOut(policy)) return Boolean(reason?.trim());
  return Boolean(auto) || (mute ?? policy.renewalMuted) !== policy.renewalMuted;
}

const isOut = ({ nonRenewal }: Policy): boolean => nonRenewal?.by === 'INSURED';

function OptionsDialog({ policy, close }: { policy: Policy; close: () => void }) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<OptionsForm>();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  return (
    <FormModal<OptionsForm>
      form={form}
      title={t('policy:renewal.options')}
      submitLabel={t('common:action.save')}
      initialValues={{ optOut: isOut(policy), mute: policy.renewalMuted, auto: false }}
      isComplete={(values) => isWished(policy, values as OptionsForm)}
      isSticky
      onClose={close}
      onSubmit={async (values, key) => {
        await save(policy, values, key);
        await queryClient.invalidateQueries({ queryKey: ['policies'] });
        snackbar.success(t('policy:renewal.saved'));
        close();
      }}
    >
      <OptionFields policy={policy} />
    </FormModal>
  );
}

/** Each option that was changed is a call of its own. */
async function save(policy: Policy, values: OptionsForm, key: SubmitKey): Promise<void> {
  const { allowedActions, renewalMuted } = policy;
  const mute = values.mute ?? false;
  if (allowedActions.includes('muteReminders') && mute !== renewalMuted) {
    await muteReminders(policy, mute, partOf(key, 'mute'));
  }
  if (values.auto) await renewAutomatically(policy, partOf(key, 'auto'));
  if (values.optOut === isOut(policy)) return;
  const reason = values.reason?.trim() ?? '';
  await optOut({ optOut: values.optOut, reason })(policy, partOf(key, 'opt'));
}

function OptionFields({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policy');
  const { allowedActions } = policy;
  return (
    <>
      {allowedActions.includes('muteReminders') && (
        <FormField name="mute" label={t('renewal.reminders')} valuePropName="checked" isWide>
          <Checkbox>{t('renewal.mute')}</Checkbox>
        </FormField>
      )}
      {allowedActions.includes('renewAutomatically') && (
        <FormField name="auto" label={t('renewal.automatic')} valuePropName="checked" isWide>
          <Checkbox>{t('renewal.auto')}</Checkbox>
        </FormField>
      )}
      <FormField name="optOut" label={t('renewal.renewal')} valuePropName="checked" isWide>
        <Checkbox>{t('renewal.optOut')}</Checkbox>
      </FormField>
      <FormField name="reason" label={t('renewal.reason')} isWide>
        <Input.TextArea rows={3} maxLength={TEXT_MAX} />
      </FormField>
    </>
  );
}
