import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '../../../lib/api-types';
import { useSnackbar } from '../../../lib/snackbar';
import { ConfirmModal } from '../../forms/confirm-modal';
import { FormField } from '../../forms/form-field';
import { FormModal } from '../../forms/form-modal';
import { useViewCommands } from './saved-views';

const NAME_MAX = 100;

interface ViewFormProps {
  screen: string;
  query: string;
  /** The view that is changed; a new one when left out. */
  view?: SavedView;
  onSaved?: (view: SavedView) => void;
  close: () => void;
}

interface ViewValues {
  name: string;
  isShared: boolean;
}

/** The name of a view, and whether colleagues see it. */
export function ViewForm({ screen, query, view, onSaved, close }: ViewFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<ViewValues>();
  const snackbar = useSnackbar();
  const { keep, change } = useViewCommands(screen);
  return (
    <FormModal<ViewValues>
      form={form}
      title={t(view ? 'common:views.edit' : 'common:views.saveThis')}
      submitLabel={t('common:action.save')}
      initialValues={{ name: view?.name ?? '', isShared: view?.isShared ?? false }}
      onClose={close}
      onSubmit={async (values, key) => {
        const body = { ...values, screen, query };
        const saved = await (view ? change(view.id, body, key) : keep(body, key));
        snackbar.success(t('common:views.saved'));
        close();
        onSaved?.(saved);
      }}
    >
      <FormField name="name" label={t('common:views.name')} isRequired isWide>
        <Input maxLength={NAME_MAX} autoFocus />
      </FormField>
      <FormField name="isShared" label={t('common:views.sharing')} valuePropName="checked" isWide>
        <Checkbox>{t('common:views.share')}</Checkbox>
      </FormField>
    </FormModal>
  );
}

interface ForgetViewProps {
  screen: string;
  view: SavedView;
  onForgotten: () => void;
  close: () => void;
}

/** Asks before a view is deleted; what is shared goes for everybody. */
export function ForgetView({ screen, view, onForgotten, close }: ForgetViewProps) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { forget } = useViewCommands(screen);
  const { id, name, isShared } = view;
  return (
    <ConfirmModal
      title={t('common:views.deleteTitle')}
      confirmLabel={t('common:views.delete')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await forget(id, key);
        snackbar.success(t('common:views.deleted'));
        close();
        onForgotten();
      }}
    >
      {t(isShared ? 'common:views.deleteShared' : 'common:views.deletePrompt', { name })}
    </ConfirmModal>
  );
}
