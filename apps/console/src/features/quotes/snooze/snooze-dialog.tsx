import { addDays } from '@palisade/kernel';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { QuoteSummary } from '../../../lib/api-types';
import { todayHere } from '../../../lib/formatting';
import { useSnackbar } from '../../../lib/snackbar';
import { useSnoozeCommands } from './commands';
import { SNOOZE_DAYS_MAX, startOfDay } from './snooze-until';

interface SnoozeValues {
  date: string;
}

/** Asks until which date a quote is put aside. */
export function SnoozeDialog({ quote, close }: { quote: QuoteSummary; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<SnoozeValues>();
  const snackbar = useSnackbar();
  const { putAside } = useSnoozeCommands();
  return (
    <FormModal<SnoozeValues>
      form={form}
      title={t('quote:snooze.title')}
      submitLabel={t('quote:snooze.title')}
      initialValues={{ date: addDays(todayHere(), 7) }}
      aliases={{ until: 'date' }}
      onClose={close}
      onSubmit={async ({ date }, key) => {
        await putAside(quote, startOfDay(date), key);
        snackbar.success(t('quote:snooze.success'));
        close();
      }}
    >
      <SnoozeField />
    </FormModal>
  );
}

/** The day on which a quote comes back. */
export function SnoozeField() {
  const { t } = useTranslation(['common', 'quote']);
  const today = todayHere();
  return (
    <FormField name="date" label={t('quote:snooze.field')} isRequired isWide>
      <Input type="date" min={addDays(today, 1)} max={addDays(today, SNOOZE_DAYS_MAX)} />
    </FormField>
  );
}
