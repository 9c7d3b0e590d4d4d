import { Form, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { OrganizationField } from '../../kit/forms/organization-field';
import type { ModalProps } from '../../lib/modals';
import { useEdition } from '../../lib/edition';
import { formatMonth } from '../../lib/formatting';
import { isOutOfReach, ShownError } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { downloadStatement } from './api';

interface DownloadForm {
  year: number;
  month: number;
  format: 'pdf' | 'csv';
  agencyId?: string;
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

// There was no commission before (the calls refuse earlier years).
const FIRST_YEAR = 2020;

function lastMonth() {
  const now = new Date();
  const last = new Date(now.getFullYear(), now.getMonth() - 1);
  return { year: last.getFullYear(), month: last.getMonth() + 1 };
}

/** The newest first. */
function years(): number[] {
  const now = new Date().getFullYear();
  return Array.from({ length: now - FIRST_YEAR + 1 }, (_, back) => now - back);
}

/** Downloads the statement of a month; staff choose the agency. */
export function StatementDownloadModal({ close }: ModalProps) {
  const { t } = useTranslation(['common', 'agency']);
  const [form] = Form.useForm<DownloadForm>();
  const { isStaff } = useSession();
  const { locale } = useEdition();
  return (
    <FormModal<DownloadForm>
      form={form}
      title={t('agency:statement.one')}
      submitLabel={t('agency:statement.downloadConfirm')}
      initialValues={{ ...lastMonth(), format: 'pdf' }}
      isSticky
      onSubmit={async (wanted) => {
        try {
          await downloadStatement(wanted);
        } catch (error) {
          const key = isOutOfReach(error) ? 'noneForMonth' : 'downloadFailed';
          throw new ShownError(t(`agency:statement.${key}`));
        }
        close();
      }}
      onClose={close}
    >
      {isStaff && (
        <OrganizationField
          name="agencyId"
          label={t('common:wording.agency')}
          accountType="AGENCY"
          isRequired
        />
      )}
      <FormField name="month" label={t('agency:statement.month')} isRequired isChoice>
        <Select
          options={MONTHS.map((value) => ({ value, label: formatMonth({ month: value }, locale) }))}
        />
      </FormField>
      <FormField name="year" label={t('agency:statement.year')} isRequired isChoice>
        <Select options={years().map((value) => ({ value, label: String(value) }))} />
      </FormField>
      <FormField name="format" label={t('agency:statement.format')} isChoice>
        <Radio.Group
          options={[
            { value: 'pdf', label: 'PDF' },
            { value: 'csv', label: 'CSV' },
          ]}
        />
      </FormField>
    </FormModal>
  );
}
