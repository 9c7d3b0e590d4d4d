import { isUsStateCode } from '@palisade/kernel';
import { Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { State, StateFacts } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useStateCommands } from './api';

const NAME_MAX = 100;
const LETTERS = 2;

/** Adds a state, or edits the one that is given. */
export function StateFormModal({ data, close }: ModalProps<{ state?: State }>) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<StateFacts>();
  const snackbar = useSnackbar();
  const { add, change } = useStateCommands();
  const { state } = data;
  const letters = Form.useWatch<string | undefined>('stateNameAbbrv', form) ?? '';
  const hasRates = isUsStateCode(letters.trim());
  return (
    <FormModal<StateFacts>
      form={form}
      title={t(state ? 'account:states.edit' : 'account:states.add')}
      submitLabel={t('common:action.save')}
      initialValues={state ? factsOf(state) : { isOpen: true }}
      isSticky
      onSubmit={async (facts, key) => {
        const asked = { ...facts, isOpen: facts.isOpen && hasRates };
        if (state) await change(state.id, asked, key);
        else await add(asked, key);
        snackbar.success(t('account:states.saved'));
        close();
      }}
      onClose={close}
    >
      <FormField name="stateName" label={t('account:states.name')} isRequired>
        <Input maxLength={NAME_MAX} autoComplete="off" />
      </FormField>
      <FormField
        name="stateNameAbbrv"
        label={t('account:states.abbreviation')}
        isRequired
        rule={(text) => (/^[A-Z]{2}$/.test(text.trim()) ? null : t('account:states.letters'))}
      >
        <Input maxLength={LETTERS} autoComplete="off" />
      </FormField>
      <FormField
        name="isOpen"
        label={t('account:states.open')}
        extra={t(hasRates ? 'account:states.openHint' : 'account:states.noRates')}
        valuePropName="checked"
        isChoice
        isWide
      >
        <Switch disabled={!hasRates} />
      </FormField>
    </FormModal>
  );
}

const factsOf = ({ stateName, stateNameAbbrv, isOpen }: State): StateFacts => ({
  stateName,
  stateNameAbbrv,
  isOpen,
});

/** Deletes a state that no client and no licence names. */
export function StateDeleteModal({ data, close }: ModalProps<{ state?: State }>) {
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const { remove } = useStateCommands();
  const { state } = data;
  if (!state) return null;
  return (
    <ConfirmModal
      title={t('account:states.delete')}
      confirmLabel={t('account:tags.deleteConfirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await remove(state.id, key);
        snackbar.success(t('account:states.deleted'));
        close();
      }}
    >
      {t('account:states.deleteText', { name: state.stateName })}
    </ConfirmModal>
  );
}
