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
  reason: string;
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

const isOut = ({ nonRenewal }: Policy): boolean => nonRenewal?.by === 'INSURED';

function OptionsDialog({ policy, close }: { policy: Policy; close: () => void }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const [form] = Form.useForm<OptionsForm>();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  return (
    <FormModal<OptionsForm>
      form={form}
      title={t('policy:renewal.options')}
      submitLabel={t('common:action.save')}
      initialValues={{ optOut: isOut(policy), mute: policy.renewalMuted, auto: false }}
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
  const reason = values.reason.trim();
  await optOut({ optOut: values.optOut, reason })(policy, partOf(key, 'opt'));
}

function OptionFields({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['policy', 'quote']);
  const { allowedActions } = policy;
  const may = (...actions: Policy['allowedActions']) =>
    actions.some((action) => allowedActions.includes(action));
  const isChanged = Form.useWatch<boolean>('optOut') !== isOut(policy);
  return (
    <>
      {may('muteReminders') && (
        <FormField name="mute" label={t('policy:renewal.reminders')} valuePropName="checked" isWide>
          <Checkbox>{t('policy:renewal.mute')}</Checkbox>
        </FormField>
      )}
      {may('renewAutomatically') && (
        <FormField name="auto" label={t('policy:renewal.automatic')} valuePropName="checked" isWide>
          <Checkbox>{t('policy:renewal.auto')}</Checkbox>
        </FormField>
      )}
      {may('optOutOfRenewal', 'optIntoRenewal') && (
        <FormField name="optOut" label={t('policy:renewal.renewal')} valuePropName="checked" isWide>
          <Checkbox>{t('policy:renewal.optOut')}</Checkbox>
        </FormField>
      )}
      {isChanged && may('optOutOfRenewal', 'optIntoRenewal') && (
        <FormField name="reason" label={t('quote:field.reason')} isRequired isWide>
          <Input.TextArea rows={3} maxLength={TEXT_MAX} />
        </FormField>
      )}
    </>
  );
}
