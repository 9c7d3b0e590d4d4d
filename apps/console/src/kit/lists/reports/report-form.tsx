import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session';
import type { SubmitKey } from '../../../lib/submit-key';
import { FormField } from '../../forms/form-field';
import { FormModal } from '../../forms/form-modal';
import type { ReportChange } from './reports';

const NAME_MAX = 100;
const RHYTHMS: readonly ReportChange['every'][] = ['WEEK', 'MONTH'];

interface ReportFormProps {
  title: string;
  submitLabel: string;
  initialValues: ReportChange;
  onSubmit: (values: ReportChange, key: SubmitKey) => Promise<void>;
  close: () => void;
}

/** How a report is called and how often it comes. */
export function ReportForm(props: ReportFormProps) {
  const { title, submitLabel, initialValues, onSubmit, close } = props;
  const { t } = useTranslation();
  const { user } = useSession();
  const [form] = Form.useForm<ReportChange>();
  return (
    <FormModal<ReportChange>
      form={form}
      title={title}
      submitLabel={submitLabel}
      initialValues={initialValues}
      onClose={close}
      onSubmit={onSubmit}
    >
      <FormField name="name" label={t('common:reports.name')} isRequired isWide>
        <Input maxLength={NAME_MAX} autoFocus />
      </FormField>
      <FormField
        name="every"
        label={t('common:reports.every')}
        isWide
        extra={t('common:reports.text', { email: user.email })}
      >
        <Radio.Group
          options={RHYTHMS.map((value) => ({ value, label: t(`common:reports.rhythm.${value}`) }))}
        />
      </FormField>
    </FormModal>
  );
}
