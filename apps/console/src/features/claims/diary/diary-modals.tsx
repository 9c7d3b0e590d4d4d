import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateInput } from '../../../kit/forms/date-input';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { DiaryEntry } from '../../../lib/claim-types';
import { todayHere } from '../../../lib/formatting';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { useDiaryCommands } from './api';

const TEXT_MAX = 2000;

/** Writes down what is to be done of a claim. */
export function DiaryModal({ data: { claimId }, close }: ModalProps<{ claimId?: string }>) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<{ text: string; dueDate: string }>();
  const snackbar = useSnackbar();
  const { add } = useDiaryCommands(claimId ?? '');
  if (!claimId) return null;
  return (
    <FormModal<{ text: string; dueDate: string }>
      form={form}
      title={t('account:diary.add')}
      submitLabel={t('common:action.save')}
      initialValues={{ text: '', dueDate: todayHere() }}
      isSticky
      onSubmit={async (values, key) => {
        await add(values, key);
        snackbar.success(t('account:diary.saved'));
        close();
      }}
      onClose={close}
    >
      <FormField name="text" label={t('account:diary.text')} isRequired isWide>
        <Input.TextArea rows={4} maxLength={TEXT_MAX} />
      </FormField>
      <FormField name="dueDate" label={t('account:diary.due')} isRequired>
        <DueDate />
      </FormField>
    </FormModal>
  );
}

/** A form gives its field these. */
function DueDate({
  value = '',
  onChange = () => undefined,
  id,
}: {
  value?: string;
  onChange?: (date: string) => void;
  id?: string;
}) {
  return <DateInput value={value} onChange={onChange} {...(id && { id })} min={todayHere()} />;
}

/** Ends an entry; what the insured is told of a claim goes to them in these words. */
export function DiaryDoneModal({
  data: { claimId, diary },
  close,
}: ModalProps<{ claimId?: string; diary?: DiaryEntry }>) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<{ text: string }>();
  const snackbar = useSnackbar();
  const { finish } = useDiaryCommands(claimId ?? '');
  if (!claimId || !diary) return null;
  return (
    <FormModal<{ text: string }>
      form={form}
      title={t('account:diary.finish')}
      submitLabel={t('account:diary.finish')}
      initialValues={{ text: diary.text ?? '' }}
      isSticky
      onSubmit={async ({ text }, key) => {
        await finish({ ...diary, text }, key);
        snackbar.success(t('account:diary.finished'));
        close();
      }}
      onClose={close}
    >
      <p className="kit-field-wide">{t('account:diary.finishPrompt')}</p>
      <FormField name="text" label={t('account:diary.text')} isRequired isWide>
        <Input.TextArea rows={4} maxLength={TEXT_MAX} />
      </FormField>
    </FormModal>
  );
}
