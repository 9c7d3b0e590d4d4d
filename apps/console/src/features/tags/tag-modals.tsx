import { ColorPicker, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { Tag } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { useTagCommands } from './api';

const NAME_MAX = 50;
const FIRST_COLOR = '#1677ff';

interface TagForm {
  name: string;
  color: string;
}

/** Makes a tag, or gives one another name or colour. */
export function TagFormModal({ data, close }: ModalProps<{ tag?: Tag }>) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<TagForm>();
  const snackbar = useSnackbar();
  const { save } = useTagCommands();
  const failed = useFailure();
  const { tag } = data;
  return (
    <FormModal<TagForm>
      form={form}
      title={t(tag ? 'account:tags.edit' : 'account:tags.add')}
      submitLabel={t('common:action.save')}
      initialValues={{ name: tag?.name ?? '', color: tag?.color ?? FIRST_COLOR }}
      isSticky
      onSubmit={async (facts, key) => {
        await save(tag?.id, facts, key).catch(failed);
        snackbar.success(t('account:tags.saved'));
        close();
      }}
      onClose={close}
    >
      <FormField name="name" label={t('account:tags.name')} isRequired>
        <Input maxLength={NAME_MAX} autoComplete="off" />
      </FormField>
      <Form.Item
        name="color"
        label={t('account:tags.color')}
        getValueFromEvent={(color: { toHexString: () => string }) => color.toHexString()}
      >
        <ColorPicker disabledAlpha showText aria-label={t('account:tags.color')} />
      </Form.Item>
    </FormModal>
  );
}

/** Deletes a tag, also from the accounts that have it. */
export function TagDeleteModal({ data, close }: ModalProps<{ tag?: Tag }>) {
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const { remove } = useTagCommands();
  const failed = useFailure();
  const { tag } = data;
  if (!tag) return null;
  return (
    <ConfirmModal
      title={t('account:tags.delete')}
      confirmLabel={t('account:tags.deleteConfirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await remove(tag.id, key).catch(failed);
        snackbar.success(t('account:tags.deleted'));
        close();
      }}
    >
      {t('account:tags.deletePrompt', { name: tag.name })}
    </ConfirmModal>
  );
}

/** What is said of a failure that has no words of its own. */
export function useFailure() {
  const { t } = useTranslation();
  return (error: unknown): never => {
    if (error instanceof ApiError && error.status < 500) throw error;
    throw new ShownError(t('common:error.requestError'));
  };
}
