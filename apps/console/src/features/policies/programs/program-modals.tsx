import { PROGRAM_NAMES, PRODUCTS, PROGRAMS, type ProgramName } from '@palisade/trade';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { api, unwrap } from '../../../lib/api';
import type { Policy } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { withKey } from '../../../lib/with-key';
import { WithPolicy, type PolicyModalData } from '../actions/with-policy';
import { usePolicyCommand, type PolicyCommand } from '../api';

const addProgram =
  (program: ProgramName): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/program/add/{policyId}', {
        params: { path: { policyId: id } },
        body: { program },
        headers: withKey(key),
      }),
    );

const removeProgram =
  (program: ProgramName): PolicyCommand =>
  ({ id }, key) =>
    unwrap(
      api.policy.PUT('/api/policy/v1/program/remove/{policyId}', {
        params: { path: { policyId: id } },
        body: { program },
        headers: withKey(key),
      }),
    );

interface DialogProps {
  policy: Policy;
  close: () => void;
}

export function AddProgramModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <AddDialog policy={policy} close={close} />}
    </WithPolicy>
  );
}

function AddDialog({ policy, close }: DialogProps) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<{ program: ProgramName }>();
  const snackbar = useSnackbar();
  const run = usePolicyCommand(policy);
  const { region } = PRODUCTS[policy.product];
  const names = PROGRAM_NAMES.filter((name) => PROGRAMS[name].region === region);
  return (
    <FormModal<{ program: ProgramName }>
      form={form}
      title={t('policy:program.add')}
      submitLabel={t('policy:program.submit')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ program }, key) => {
        await run(addProgram(program), key);
        snackbar.success(t('policy:program.added'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('policy:program.text')}</p>
      <FormField name="program" label={t('policy:program.label')} isRequired isChoice isWide>
        <Select options={names.map((name) => ({ value: name, label: name }))} />
      </FormField>
    </FormModal>
  );
}

export function RemoveProgramModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <RemoveDialog policy={policy} close={close} />}
    </WithPolicy>
  );
}

function RemoveDialog({ policy, close }: DialogProps) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const run = usePolicyCommand(policy);
  const { program } = policy;
  return (
    <ConfirmModal
      title={t('policy:program.remove')}
      confirmLabel={t('policy:program.removeSubmit')}
      onClose={close}
      onConfirm={async (key) => {
        await run(removeProgram(program as ProgramName), key);
        snackbar.success(t('policy:program.removed'));
        close();
      }}
    >
      {t('policy:program.removeText', { program })}
    </ConfirmModal>
  );
}
