import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { OrganizationField } from '../../kit/forms/organization-field';
import { useEdition } from '../../lib/edition';
import { formatMonth } from '../../lib/formatting';
import type { ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { billYears, downloadAgencyBill } from './agency-bills';

interface AgencyBillForm {
  year: number;
  month: number;
  agencyId?: string;
}

type AgencyBillData = Partial<AgencyBillForm> & { agency?: { id: string; name: string } };

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Downloads what an agency collects of a month. */
export function AgencyBillModal({ data, close }: ModalProps<AgencyBillData>) {
  const { t } = useTranslation(['common', 'policy', 'agency']);
  const { isStaff } = useSession();
  const { locale } = useEdition();
  const [form] = Form.useForm<AgencyBillForm>();
  const now = new Date();
  const { agency, year = now.getFullYear(), month = now.getMonth() + 1 } = data;
  return (
    <FormModal<AgencyBillForm>
      form={form}
      title={t('policy:agencyBill.title')}
      submitLabel={t('policy:agencyBill.submit')}
      initialValues={{ year, month, ...(agency && { agencyId: agency.id }) }}
      onClose={close}
      onSubmit={async ({ agencyId, ...of }) => {
        await downloadAgencyBill(of, agencyId).catch((error: unknown) => {
          const isNone = error instanceof ApiError && error.status === 404;
          throw new ShownError(t(isNone ? 'agency:invoice.none' : 'common:download.failed'));
        });
        close();
      }}
    >
      {isStaff && (
        <OrganizationField
          name="agencyId"
          label={t('common:wording.agency')}
          accountType="AGENCY"
          isRequired
          known={agency ? [agency] : []}
        />
      )}
      <FormField name="year" label={t('policy:agencyBill.year')} isRequired isChoice>
        <Select options={billYears().map((one) => ({ value: Number(one), label: one }))} />
      </FormField>
      <FormField name="month" label={t('policy:agencyBill.month')} isRequired isChoice>
        <Select
          options={MONTHS.map((one) => ({
            value: one,
            label: formatMonth({ month: one }, locale),
          }))}
        />
      </FormField>
    </FormModal>
  );
}
